import type { Delivery } from '#lib/delivery.ts';
import { type ChatWords, composed } from './chat.ts';
import { posted } from './post.ts';

/** What a visitor wrote. It lives in the form and nowhere else. */
export type Draft = { name: string; email: string; message: string };

/**
 * Takes a draft to whoever should read it. Stops at the signal, without a trace.
 * @returns nothing once it was taken; or the address at which the visitor hands it over himself.
 * @throws where it was not taken, whatever the reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;

/** A delivery as the form has it: with the words that it writes itself. */
export type FormDelivery =
  | Exclude<Delivery, { kind: 'whatsapp' }>
  | (Extract<Delivery, { kind: 'whatsapp' }> & { words: ChatWords });

/** How long the simulated delivery takes, in milliseconds. */
export const SIMULATED_MS = 1500;

/** Sends nothing anywhere and always succeeds. */
const simulated: Deliver = (_draft, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, SIMULATED_MS, undefined);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

export function delivering(delivery: FormDelivery): Deliver {
  switch (delivery.kind) {
    case 'simulated':
      return simulated;
    case 'whatsapp':
      return composed(delivery.chat, delivery.words.text);
    default:
      return posted(delivery);
  }
}
