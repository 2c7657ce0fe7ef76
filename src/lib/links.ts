import type { SiteConfig } from './siteConfig.ts';

/** The home page's sections, by the name that the code uses for them. The values are the addresses' fragments. */
export const anchors = {
  start: 'inicio',
  about: 'sobre',
  services: 'servicos',
  impact: 'impacto',
  contact: 'contato',
} as const;

export type Anchor = keyof typeof anchors;

/** Everything that a text may link to: a section of the home page, the contact to keep, or a place outside. */
export type LinkTarget = 'home' | 'vcard' | Anchor | keyof SiteConfig['links'];

/** Where a link leads. `newTab` is there where it leaves the site: the words that announce the new tab. */
export type Link = { href: string; newTab?: string };

export type Links = Readonly<Record<LinkTarget, Link>>;

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
export function linksFrom(
  page: 'home' | 'other',
  config: Pick<SiteConfig, 'address' | 'links'>,
  newTab: string,
): Links {
  const base = basePath(config.address);
  const section = (anchor: Anchor): Link => ({
    href: `${page === 'home' ? '' : homeHref(base)}#${anchors[anchor]}`,
  });
  const outside = (href: string): Link => ({ href, newTab });
  const { whatsapp, discord, telegramGroup, instagram, github, telegram, video, web3 } = config.links;
  return {
    home: { href: homeHref(base) },
    vcard: { href: `${base}/contato.vcf` },
    start: section('start'),
    about: section('about'),
    services: section('services'),
    impact: section('impact'),
    contact: section('contact'),
    whatsapp: outside(whatsappHref(whatsapp)),
    discord: outside(discord),
    telegramGroup: outside(telegramGroup),
    instagram: outside(instagram),
    github: outside(github),
    telegram: outside(telegram),
    video: outside(video),
    web3: outside(web3),
  };
}
