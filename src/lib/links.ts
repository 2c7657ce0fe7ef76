/** The fragments of the home page's sections, by the names that the code uses for them. */
export const anchors = {
  start: 'inicio',
  about: 'sobre',
  people: 'pessoas',
  services: 'servicos',
  works: 'trabalhos',
  testimonials: 'depoimentos',
  impact: 'impacto',
  contact: 'contato',
} as const;

type Anchor = keyof typeof anchors;

/** The sections that the home page omits while they have no items. */
const lists = ['people', 'works', 'testimonials'] as const satisfies readonly Anchor[];
type List = (typeof lists)[number];

/** The optional external links of a site. */
type Outside = 'discord' | 'telegramGroup' | 'instagram' | 'github' | 'telegram' | 'video' | 'web3';

/** The URL of a site, and its external links. */
export type Addresses = { address: string; links: { whatsapp: string } & { [Name in Outside]?: string | undefined } };

/** The names of all link targets: the home page, its sections, the contact card (vCard) and the external links. */
export type LinkName = 'home' | 'vcard' | Anchor | 'whatsapp' | Outside;

/** The target of a link. External links have `newTab`: the text that announces the new tab. */
export type Target = { href: string; newTab?: string };

/** The target of each link name. External links that the owner left empty and sections without items are missing. */
export type Links = Readonly<Record<Exclude<LinkName, Outside | List>, Target> & { [Name in Outside | List]?: Target }>;

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

/** The URL of a service's page. */
export function serviceHref(base: string, slug: string): string {
  return `${base}/${slug}`;
}

/** A phone number in the format for dialling: a plus, the country code and the rest, without punctuation. */
export function phoneNumber(written: string): string {
  return `+${written.replace(/\D/g, '')}`;
}

/** `https://wa.me/` with the digits of a written phone number. Source: WhatsApp's “click to chat”. */
export function whatsappHref(number: string): string {
  return `https://wa.me/${phoneNumber(number).slice(1)}`;
}

/** The `mailto:` URL of an e-mail address. */
export function mailHref(email: string): string {
  return `mailto:${email}`;
}

/**
 * Every link target of the site, for links on the home page or on another page. On the home page, a link to a section
 * is only a fragment: then it does not reload the page, even if the page's URL has a query.
 * @param home The content of the home page.
 */
export function linksFrom(
  page: 'home' | 'other',
  site: Addresses,
  newTab: string,
  home: { readonly [Name in List]?: { items?: readonly unknown[] | undefined } },
): Links {
  const base = basePath(site.address);
  const section = (anchor: Anchor): Target => ({
    href: `${page === 'home' ? '' : homeHref(base)}#${anchors[anchor]}`,
  });
  const outside = (href: string): Target => ({ href, newTab });
  const { whatsapp, ...others } = site.links;
  const has = Object.entries(others).filter((entry): entry is [Outside, string] => entry[1] !== undefined);
  const filled = lists.filter((name) => home[name]?.items?.length);
  return {
    home: { href: homeHref(base) },
    vcard: { href: `${base}/contato.vcf` },
    start: section('start'),
    about: section('about'),
    services: section('services'),
    impact: section('impact'),
    contact: section('contact'),
    ...Object.fromEntries(filled.map((name) => [name, section(name)])),
    whatsapp: outside(whatsappHref(whatsapp)),
    ...Object.fromEntries(has.map(([name, href]) => [name, outside(href)])),
  };
}

/** Replaces the link name of each item by its target, and omits items whose link is missing. */
export function linked<Item extends { to: LinkName }>(items: readonly Item[], links: Links) {
  return items.flatMap((item) => {
    const to = links[item.to];
    return to ? [{ ...item, to }] : [];
  });
}
