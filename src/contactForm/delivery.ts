import { basePath, whatsappHref } from '#lib/links.ts';

/** How the messages of the contact form reach the owner, with the data that each kind of delivery needs. */
export type Delivery =
  | { kind: 'simulated' }
  /** `chat`: the owner's WhatsApp link, with which visitors send the message themselves. */
  | { kind: 'whatsapp'; chat: string }
  /** `address`: the URL that the message is posted to. */
  | { kind: 'formspree'; address: string }
  /** `address`: the path of `contato.php` on the site itself. Browsers need no scripts for it. */
  | { kind: 'php'; address: string };

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

/**
 * The sources that the security policy allows for connections and for form targets. Connections include robots.txt,
 * because Lighthouse fetches it from inside the page.
 */
export function allowed(site: DeliveryFacts): { connections: string[]; forms: "'self'" | "'none'" } {
  const { delivery } = site.contact;
  const origin = { php: ["'self'"], formspree: ['https://formspree.io'], whatsapp: [], simulated: [] };
  return {
    connections: [new URL('/robots.txt', site.address).href, ...origin[delivery.kind]],
    forms: delivery.kind === 'php' ? "'self'" : "'none'",
  };
}
