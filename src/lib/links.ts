/** The home page's sections, by the name that the code uses for them. The values are the addresses' fragments. */
export const anchors = {
  start: 'inicio',
  about: 'sobre',
  services: 'servicos',
  impact: 'impacto',
  contact: 'contato',
} as const;

export type Anchor = keyof typeof anchors;

/** The places outside that a site may have, or not. */
export type Outside = 'discord' | 'telegramGroup' | 'instagram' | 'github' | 'telegram' | 'video' | 'web3';

/** Where a site is, and its places outside. */
export type Addresses = { address: string; links: { whatsapp: string } & { [Name in Outside]?: string | undefined } };

/** Everything that a text may link to: a section of the home page, the contact to keep, or a place outside. */
export type LinkName = 'home' | 'vcard' | Anchor | 'whatsapp' | Outside;

/** Where a link leads. `newTab` is there where it leaves the site: the words that announce the new tab. */
export type Target = { href: string; newTab?: string };

/** What the owner does not have leads nowhere. */
export type Links = Readonly<Record<Exclude<LinkName, Outside>, Target> & { [Name in Outside]?: Target }>;

/** The folder that the site is served from: `''` at the root of a host, else `/folder`. */
export function basePath(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '');
}

/** The address of the home page: in a folder, without its slash it would be another one. */
export function homeHref(base: string): string {
  return `${base}/`;
}

/** An address as it is read on paper and in pictures. */
export function shownAddress(address: string): string {
  return address.replace('https://', '');
}

/** The address of a service's page. */
export function serviceHref(base: string, slug: string): string {
  return `${base}/${slug}`;
}

/** A written phone number as machines dial it: a plus, the country's code and the rest, digits alone. */
export function phoneNumber(written: string): string {
  return `+${written.replace(/\D/g, '')}`;
}

/** `https://wa.me/` with the digits of a written phone number. Source: WhatsApp's “click to chat”. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${phoneNumber(number).slice(1)}`;
}

/**
 * Every link target of the site, as seen from one page. On the home page the
 * sections are bare fragments, so that following one never reloads the page,
 * whatever stands in the address after its path.
 */
export function linksFrom(page: 'home' | 'other', site: Addresses, newTab: string): Links {
  const base = basePath(site.address);
  const section = (anchor: Anchor): Target => ({
    href: `${page === 'home' ? '' : homeHref(base)}#${anchors[anchor]}`,
  });
  const outside = (href: string): Target => ({ href, newTab });
  const { whatsapp, ...others } = site.links;
  const has = Object.entries(others).filter((entry): entry is [Outside, string] => entry[1] !== undefined);
  return {
    home: { href: homeHref(base) },
    vcard: { href: `${base}/contato.vcf` },
    start: section('start'),
    about: section('about'),
    services: section('services'),
    impact: section('impact'),
    contact: section('contact'),
    whatsapp: outside(whatsappHref(whatsapp)),
    ...Object.fromEntries(has.map(([name, href]) => [name, outside(href)])),
  };
}

/** What links somewhere, with its link in the place of its name; what leads nowhere is left out. */
export function linked<Item extends { to: LinkName }>(items: readonly Item[], links: Links) {
  return items.flatMap((item) => {
    const to = links[item.to];
    return to ? [{ ...item, to }] : [];
  });
}
