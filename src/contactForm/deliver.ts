import type { FormDelivery } from './delivery.ts';
import { formspree } from './formspree.ts';
import type { MessageField } from './message.ts';
import { php } from './php.ts';
import { simulated } from './simulated.ts';
import { whatsapp } from './whatsapp.ts';

/** A honeypot field: only bots fill it in. Formspree documents this name, and browsers do not autofill it. */
export const HONEYPOT = '_gotcha';

/** A visitor's message. Empty fields are left out. `about` is its subject, such as a service's name. */
export type Draft = Record<Exclude<MessageField, 'phone'>, string> & { phone?: string; about?: string };

/**
 * Delivers a draft. Aborting the signal cancels the delivery completely.
 * @returns nothing if delivered, or the URL where the visitor can send the message.
 * @throws if the delivery fails for any reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;

export function delivering(delivery: FormDelivery): Deliver {
  switch (delivery.kind) {
    case 'simulated':
      return simulated;
    case 'whatsapp':
      return whatsapp(delivery);
    case 'formspree':
      return formspree(delivery);
    case 'php':
      return php(delivery);
  }
}
