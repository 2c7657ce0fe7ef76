import { type PlatformName, platforms } from './platforms.ts';
import { typeset } from './typography.ts';

/**
 * The target of a link. External links have `newTab`: the text that announces the new tab. Those of the owner may have
 * `mark`: the platform with a logo.
 */
export type LinkTarget = { href: string; newTab?: string; mark?: PlatformName };

/** A link with its text. */
export type LabelledLink = { label: string; to: LinkTarget };

/**
 * A fact in the small line below a page's heading and on its card: a text, which may be a link, or a date in ISO 8601.
 * A notice says why a page is not published.
 */
export type Detail = { text: string; to?: LinkTarget; isNotice?: true } | { date: string };

/**
 * The target of each link name. A block of the home page has the name of its kind. An external link has the name that
 * the owner gave it. External links without an address, and blocks that the home page does not show, are missing.
 * `contact` is never missing.
 */
export type Links = Readonly<Record<'home' | 'vcard' | 'whatsapp' | 'contact', LinkTarget>> & {
  readonly [name: string]: LinkTarget | undefined;
};

/** The folder that the site is served from: `''` at the root of a host, else `/folder`. */
export function basePath(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '');
}

/** The URL of the home page. In a folder the trailing slash matters: without it, the URL would be a different one. */
export function homeHref(base: string): string {
  return `${base}/`;
}

/** A phone number in the format for dialling: the digits, after a plus if they begin with the country code. */
export function phoneNumber(written: string): string {
  return written.replace(/[^+\d]/g, '');
}

/** A link that calls a written phone number. */
export function callHref(number: string): string {
  return `tel:${phoneNumber(number)}`;
}

/** `https://wa.me/` with the digits of a written phone number. Source: WhatsApp's “click to chat”. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${phoneNumber(number).slice(1)}`;
}

/** The link to the form of a page, or to the chat in its place, for a message about a service. A chat has no form. */
export function linkAbout(contact: LinkTarget, slug: string): LinkTarget {
  return { ...contact, href: contact.href.replace('#', `?sobre=${slug}#`) };
}

/**
 * Replaces the link name of each item by its target, and omits items whose link is missing. An item without a label has
 * the name of its link.
 */
export function linked<Item extends { label?: string | undefined; to: string }>(items: readonly Item[], links: Links) {
  return items.flatMap((item) => {
    const to = links[item.to];
    return to
      ? [{ ...item, label: item.label ?? (item.to === 'whatsapp' ? platforms.whatsapp[0] : typeset(item.to)), to }]
      : [];
  });
}

/** The addresses of those that lead to other sites, for files that are read without this one. */
export const outsideOf = (items: readonly { to: LinkTarget }[]): string[] =>
  items.flatMap(({ to }) => (to.newTab ? to.href : []));
