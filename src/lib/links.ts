import { type PlatformName, platformOf, platforms } from './platforms.ts';
import { typeset } from './typography.ts';

/** A link of the owner to another site. The site does not mention a link without an address. */
type OutsideLink = { name: string; address?: string | undefined; mark?: PlatformName | undefined };

/** The URL of a site, the number of its WhatsApp, and its external links. */
export type Addresses = { address: string; contact: { whatsapp: string }; links: readonly OutsideLink[] };

/**
 * The target of a link. External links have `newTab`: the text that announces the new tab. Those of the owner may have
 * `mark`: the platform with a logo.
 */
export type Target = { href: string; newTab?: string; mark?: PlatformName };

/** A link with its text. */
export type Way = { label: string; to: Target };

/**
 * A fact in the small line below a page's heading and on its card: a text, which may be a link, or a date in ISO 8601.
 * The link is a URL while the base path of the site is not known.
 */
export type Detail<To = Target> = { text: string; to?: To } | { date: string };

/**
 * The target of each link name. A block of the home page has the name of its kind. An external link has the name that
 * the owner gave it. External links without an address, and blocks that the home page does not show, are missing.
 * `contact` is never missing.
 */
export type Links = Readonly<Record<'home' | 'vcard' | 'whatsapp' | 'contact', Target>> & {
  readonly [name: string]: Target | undefined;
};

/** The folder that the site is served from: `''` at the root of a host, else `/folder`. */
export function basePath(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '');
}

/** The URL of the home page. In a folder the trailing slash matters: without it, the URL would be a different one. */
export function homeHref(base: string): string {
  return `${base}/`;
}

/** A URL as shown in print and in images. */
export function shownAddress(address: string): string {
  return address.replace('https://', '');
}

/** A phone number in the format for dialling: a plus, the country code and the rest, without punctuation. */
export function phoneNumber(written: string): string {
  return `+${written.replace(/\D/g, '')}`;
}

/** `https://wa.me/` with the digits of a written phone number. Source: WhatsApp's “click to chat”. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${phoneNumber(number).slice(1)}`;
}

/** The link to the form of a page, or to the chat in its place, for a message about a service. A chat has no form. */
export function linkAbout(contact: Target, slug: string): Target {
  return { ...contact, href: contact.href.replace('#', `?sobre=${slug}#`) };
}

/** The links of a page on which each link to WhatsApp begins a message with a text, in which `{page}` is a name. */
export function withChatText(links: Links, text: string, name: string): Links {
  const { whatsapp } = links;
  // A function, because in a replacement text `$&` has a meaning.
  const message = text.replaceAll('{page}', () => name);
  const chat = { ...whatsapp, href: `${whatsapp.href}?text=${encodeURIComponent(message)}` };
  return { ...links, whatsapp: chat, ...(links.contact.href === whatsapp.href && { contact: chat }) };
}

/**
 * Every link target of the site. On the home page, a link to a block is only a fragment: then it does not reload the page,
 * even if the page's URL has a query. A link to the contact leads to `form`, else to the home page's form, else to WhatsApp.
 * @param blocks The fragments of the home page's blocks, by their names.
 * @param form The URL of the page's own form, or of the nearest form if the home page has none.
 */
export function linksFrom(
  page: 'home' | 'other',
  site: Addresses,
  newTab: string,
  blocks: Readonly<Record<string, string>>,
  form?: string,
): Links {
  const base = basePath(site.address);
  const before = page === 'home' ? '' : homeHref(base);
  const outside = (href: string, mark = platformOf(href)): Target => ({ href, newTab, ...(mark && { mark }) });
  const has = site.links.flatMap(({ name, address, mark }) =>
    address ? [[name, outside(address, mark)] as const] : [],
  );
  const sections = Object.fromEntries(Object.entries(blocks).map(([name, id]) => [name, { href: `${before}#${id}` }]));
  const chat = outside(whatsappHref(site.contact.whatsapp));
  return {
    contact: chat,
    ...sections,
    ...(form && { contact: { href: form } }),
    home: { href: homeHref(base) },
    vcard: { href: `${base}/contato.vcf` },
    whatsapp: chat,
    ...Object.fromEntries(has),
  };
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
