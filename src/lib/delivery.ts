import { whatsappHref } from './links.ts';
import type { SiteConfig } from './siteConfig.ts';

/** How what is written in the contact form comes to the owner, with all that the way there needs. */
export type Delivery =
  | { kind: 'simulated' }
  /** `chat`: the owner's, to which the visitor carries the message himself. */
  | { kind: 'whatsapp'; chat: string }
  /** `address`: what the message is posted to. */
  | { kind: 'http' | 'formspree'; address: string }
  | { kind: 'web3forms'; address: string; accessKey: string };

/**
 * The delivery that the owner chose. The addresses are those that the services document:
 * formspree.io/docs and docs.web3forms.com.
 */
export function deliveryFrom({ contact, links }: Pick<SiteConfig, 'contact' | 'links'>): Delivery {
  const chosen = contact.delivery;
  if (chosen === 'simulated') return { kind: 'simulated' };
  if (chosen === 'whatsapp') return { kind: 'whatsapp', chat: whatsappHref(links.whatsapp) };
  if ('http' in chosen) return { kind: 'http', address: chosen.http };
  if ('formspree' in chosen) return { kind: 'formspree', address: `https://formspree.io/f/${chosen.formspree}` };
  return { kind: 'web3forms', address: 'https://api.web3forms.com/submit', accessKey: chosen.web3forms };
}

/** The one other origin that the page itself speaks to, where there is one. */
export function deliveryOrigin(delivery: Delivery): string | undefined {
  return 'address' in delivery ? new URL(delivery.address).origin : undefined;
}
