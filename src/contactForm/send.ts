import { type ChatWords, composed } from './chat.ts';
import type { Delivery } from './delivery.ts';
import type { Deliver } from './draft.ts';
import { posted } from './post.ts';

/** The owner's delivery, with additions for the form. */
export type FormDelivery =
  | Exclude<Delivery, { kind: 'simulated' | 'whatsapp' }>
  /** `instead`: the link to a channel that really reaches the owner. */
  | { kind: 'simulated'; instead?: { href: string; label: string; newTab: string } }
  /** `answers`: the form is in the error page, where the receiver fills in the sent values. */
  | (Extract<Delivery, { kind: 'php' }> & { answers: true })
  /** `words`: the form's texts for a message that visitors send themselves. */
  | (Extract<Delivery, { kind: 'whatsapp' }> & { words: ChatWords });

/** How long the simulated delivery takes, in milliseconds. */
const SIMULATED_MS = 1500;

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
      return composed(delivery.chat, delivery.words);
    default:
      return posted(delivery);
  }
}
