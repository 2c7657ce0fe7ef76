import type { ChatWords, Delivery, Outcome } from './delivery.ts';
import type { Draft } from './fields.ts';

/** How long the simulated delivery takes, and how long its success message stays, in milliseconds. */
const SIMULATED_MS = 1500;
const REST_MS = 3000;

/** The time limit for a response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Delivers a draft.
 * @throws if the delivery fails without a response.
 */
export async function sendMessage(draft: Draft, delivery: Delivery): Promise<Outcome> {
  switch (delivery.kind) {
    case 'simulated':
      await new Promise((resolve) => setTimeout(resolve, SIMULATED_MS));
      return { status: 'success', restMs: REST_MS };
    case 'whatsapp':
      return { status: 'composed', address: chatHref(draft, delivery) };
    case 'formspree':
      return post(withSubject(draft), delivery);
    case 'php':
      return post(draft, delivery);
  }
}

/** A link to the owner's chat with the message in it, which the visitor sends there. */
export function chatHref(draft: Draft, { chat, words }: { chat: string; words: ChatWords }) {
  const { name, email, message, phone, about, ...own } = draft;
  const main = { name, email, message };
  // Replaces all placeholders in one pass, so that a visitor's text is never treated as a placeholder.
  const text = words.text.replace(/\{(name|email|message)\}/g, (_, field: keyof typeof main) => main[field]);
  const added = Object.entries(own).map(([label, value]) => `${label}: ${value}`);
  const lines = [text, ...added, phone && `${words.phone} ${phone}`, about && `${words.about} ${about}`];
  return `${chat}?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}`;
}

/** A draft with a subject for Formspree's mail. Source: help.formspree.io, “Special Fields” */
const withSubject = (draft: Draft) =>
  draft.about ? { ...draft, _subject: `Mensagem de ${draft.name} pelo site, sobre ${draft.about}` } : draft;

/**
 * Posts a draft as JSON, without credentials and referrer, as the receiver on the site's own host expects it. Only the
 * status of the response counts.
 */
export async function post(draft: object, { address, often }: { address: string; often: string }): Promise<Outcome> {
  const response = await fetch(address, {
    method: 'POST',
    // Without `Accept`, Formspree responds with an HTML page.
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(draft),
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
  });
  if (response.ok) return { status: 'success' };
  return response.status === 429 ? { status: 'error', message: often } : { status: 'error' };
}
