import type { ReactNode } from 'react';
import type { Channel } from '#components/ChannelList/ChannelList.tsx';
import type { PageCard } from '#components/PhotoCards/PhotoCards.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { Links, LinkTarget } from '#lib/links.ts';
import type { ServiceTile, WallChoice } from '#look/walls/walls.ts';
import type { Definition, Position, Shown, Written } from './block.ts';

type Service = {
  slug: string;
  name: string;
  summary: string;
  tile: ServiceTile;
  free?: boolean | undefined;
  page: LinkTarget;
};

/** The owner's facts beside the form. */
type ContactFacts = {
  /** Whole sentences that say how long the first talk takes, and by which means. */
  talk: readonly string[];
  /** The owner's channels, and the e-mail. */
  channels: readonly Channel[];
  /** Facts such as the hours and the city, in whole sentences. */
  about: readonly string[];
};

/** The facts of a page for its blocks. Each block takes the ones that it needs. */
export type PageContext = {
  links: Links;
  services: readonly Service[];
  /** The lists of pages, by their kinds; a kind without pages has none. */
  lists: Readonly<Record<string, { to: LinkTarget; items: readonly PageCard[] }>>;
  contact: ContactFacts;
  /** The owner's channels, by their short names. */
  channels: readonly Channel[];
  /** The rows of a service's price. */
  price: readonly { term: string; text: string }[];
  wall: WallChoice | undefined;
  tile: ServiceTile;
  /** The id of the tiles in the page's band, if it has one. A block may show these tiles again. */
  tilesId?: string | undefined;
  /** `en` for a title that is in English, so that screen readers pronounce it in English. */
  languageOf: (title: string) => 'en' | undefined;
  /** The contact form. */
  form?: ReactNode;
};

/** The target of a link to another site. */
export const otherSite = (href: string): LinkTarget => ({ href, newTab: interfaceWords.newTab });

/** The target of a link in a text: another site, an e-mail, a phone number, or a page of the site by its path. */
export const targetIn =
  (links: Links) =>
  (href: string): LinkTarget | undefined => {
    if (href.startsWith('https:')) return otherSite(href);
    return /^(?:mailto|tel):/.test(href) ? { href } : links[href];
  };

/** The props of a block's view. */
export type BlockProps<Of extends Definition> = { content: Shown<Written<Of>>; position: Position; page: PageContext };
