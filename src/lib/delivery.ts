import { whatsappHref } from './links.ts';

/** How what is written in the contact form comes to the owner, with all that the way there needs. */
export type Delivery =
  | { kind: 'simulated' }
  /** `chat`: the owner's, to which the visitor carries the message himself. */
  | { kind: 'whatsapp'; chat: string }
  /** `address`: what the message is posted to. */
  | { kind: 'http' | 'formspree'; address: string }
  | { kind: 'web3forms'; address: string; accessKey: string };

/** What the owner chose, with what that needs to know. */
type Chosen =
  | { kind: 'simulated' | 'whatsapp' }
  | { kind: 'http'; address: string }
  | { kind: 'formspree'; form: string }
  | { kind: 'web3forms'; key: string };

/**
 * The delivery that the owner chose. The addresses are those that the services document:
 * formspree.io/docs and docs.web3forms.com.
 */
export function deliveryFrom(site: { contact: { delivery: Chosen }; links: { whatsapp: string } }): Delivery {
  const chosen = site.contact.delivery;
  switch (chosen.kind) {
    case 'simulated':
      return { kind: 'simulated' };
    case 'whatsapp':
      return { kind: 'whatsapp', chat: whatsappHref(site.links.whatsapp) };
    case 'http':
      return { kind: 'http', address: chosen.address };
    case 'formspree':
      return { kind: 'formspree', address: `https://formspree.io/f/${chosen.form}` };
    case 'web3forms':
      return { kind: 'web3forms', address: 'https://api.web3forms.com/submit', accessKey: chosen.key };
  }
}

/** The one other origin that the page itself speaks to, where there is one. */
export function deliveryOrigin(delivery: Delivery): string | undefined {
  return 'address' in delivery ? new URL(delivery.address).origin : undefined;
}
