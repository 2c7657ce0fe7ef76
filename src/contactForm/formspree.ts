import type { Deliver } from './delivery.ts';
import { post } from './post.ts';

/** Sends the message to Formspree, with a subject for its mail. Source: help.formspree.io, “Special Fields” */
export function formspree({ address }: { address: string }): Deliver {
  return (draft, signal) => {
    const { name, about } = draft;
    return post(
      address,
      about ? { ...draft, _subject: `Mensagem de ${name} pelo site, sobre ${about}` } : draft,
      signal,
    );
  };
}
