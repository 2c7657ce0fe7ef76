import type { ReactNode } from 'react';
import type { Channel } from '#components/ChannelList/ChannelList.tsx';
import type { PageCard } from '#components/PhotoCards/PhotoCards.tsx';
import type { Links, LinkTarget } from '#lib/links.ts';
import type { ServiceTile, WallChoice } from '#look/walls/walls.ts';
import type { Definition, Position, Shown, Written } from './block.ts';

type ServiceCard = {
  name: string;
  /** The mural's id and view transition name, the same on the card and on the service's page. */
  mural: string;
  summary: string;
  tile: ServiceTile;
  free: boolean;
  /** The link to the form. */
  hire: LinkTarget;
  page: LinkTarget;
};

/** The owner's facts beside the form. */
type ContactFacts = {
  note: string;
  /** Whole sentences that say how long the first talk takes, and by which means. */
  talk: readonly string[];
  /** The owner's channels, and the e-mail. */
  channels: readonly Channel[];
  /** Facts such as the hours and the city, in whole sentences. */
  about: readonly string[];
  card: LinkTarget;
};

/** The facts of a page for its blocks. Each block takes the ones that it needs. */
export type PageContext = {
  links: Links;
  /** The target of a link to another site. */
  outside: (href: string) => LinkTarget;
  services: readonly ServiceCard[];
  /** The lists of pages, by their kinds; a kind without pages has none. */
  lists: Readonly<Record<string, { title: string; all: string; to: LinkTarget; items: readonly PageCard[] }>>;
  contact: ContactFacts;
  /** The owner's channels, by their short names. */
  channels: readonly Channel[];
  /** The rows of a service's price. */
  price: readonly { term: string; text: string }[];
  wall: WallChoice | undefined;
  tile: ServiceTile;
  /** The id of the tiles in the page's band, if it has one. A block may show these tiles again. */
  tilesId?: string;
  /** `en` for a title that is in English, so that screen readers pronounce it in English. */
  languageOf: (title: string) => 'en' | undefined;
  /** The contact form. */
  form?: ReactNode;
};

/** The target of a link in a text: a page of the site by its path, or another address. */
export const targetIn =
  ({ links, outside }: PageContext) =>
  (href: string): LinkTarget | undefined =>
    href.startsWith('/') ? links[href] : outside(href);

/** The props of a block's view. */
export type BlockProps<Of extends Definition> = { content: Shown<Written<Of>>; position: Position; page: PageContext };
