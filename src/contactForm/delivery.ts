import { basePath, whatsappHref } from '#lib/links.ts';
import type { MessageField } from './message.ts';

/** How the messages of the contact form reach the owner, with the data that each kind of delivery needs. */
export type Delivery =
  | { kind: 'simulated' }
  /** `chat`: the owner's WhatsApp link, with which visitors send the message themselves. */
  | { kind: 'whatsapp'; chat: string }
  /** `address`: the URL that the message is posted to, also by a browser without scripts. */
  | { kind: 'formspree' | 'php'; address: string };

/** The form's texts for a message that visitors send themselves. */
export type ChatWords = {
  /** The chat message, with the placeholders `{name}`, `{email}` and `{message}` for the visitor's values. */
  text: string;
  /** The words before the phone number and before the subject. */
  phone: string;
  about: string;
  /** The status text when the chat message is ready. */
  ready: string;
  /** The label of the link that opens the chat. */
  confirm: string;
  newTab: string;
};

/** The delivery with the texts that the form's island needs for it. */
export type FormDelivery =
  | Exclude<Delivery, { kind: 'whatsapp' }>
  | { kind: 'whatsapp'; chat: string; words: ChatWords };

/** A visitor's message. Empty fields are left out. `about` is its subject, such as a service's name. */
export type Draft = Record<Exclude<MessageField, 'phone'>, string> & { phone?: string; about?: string };

/**
 * Delivers a draft. Aborting the signal cancels the delivery completely.
 * @returns nothing if delivered, or the URL where the visitor can send the message.
 * @throws if the delivery fails for any reason.
 */
export type Deliver = (draft: Draft, signal: AbortSignal) => Promise<string | undefined>;

/** The owner's choice of delivery, as in `site.yaml`. */
type Chosen =
  | { kind: 'simulated' | 'whatsapp' }
  | { kind: 'formspree'; form: string }
  | { kind: 'php'; to: readonly string[]; from: string };

/** The part of `site.yaml` that a delivery is derived from. */
export type DeliveryFacts = { address: string; contact: { delivery: Chosen; whatsapp: string } };

/** The delivery that the owner chose. Source of Formspree's URL: formspree.io/docs. */
export function deliveryFrom(site: DeliveryFacts): Delivery {
  const chosen = site.contact.delivery;
  switch (chosen.kind) {
    case 'simulated':
      return { kind: 'simulated' };
    case 'whatsapp':
      return { kind: 'whatsapp', chat: whatsappHref(site.contact.whatsapp) };
    case 'formspree':
      return { kind: 'formspree', address: `https://formspree.io/f/${chosen.form}` };
    case 'php':
      return { kind: 'php', address: `${basePath(site.address)}/contato.php` };
  }
}

const origins = { simulated: [], whatsapp: [], formspree: ['https://formspree.io'], php: ["'self'"] };

/**
 * The sources that the security policy allows for connections and for form targets. Connections include robots.txt,
 * because Lighthouse fetches it from inside the page.
 */
export function allowed(site: DeliveryFacts): { connections: string[]; forms: string } {
  const [origin] = origins[site.contact.delivery.kind];
  const robots = new URL('/robots.txt', site.address).href;
  return { connections: origin ? [robots, origin] : [robots], forms: origin ?? "'none'" };
}
