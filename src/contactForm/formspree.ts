import type { Draft } from './message.ts';
import { post } from './post.ts';

/** Sends the message to Formspree, with a subject for its mail. Source: help.formspree.io, “Special Fields” */
export function formspree(draft: Draft, address: string) {
  const subject = `Mensagem de ${draft.name} pelo site, sobre ${draft.about}`;
  return post(draft.about ? { ...draft, _subject: subject } : draft, address);
}
