import type { PageContext } from '#blocks/pageContext.ts';
import { type Links, linked } from '#lib/links.ts';
import { unmarked } from '#lib/origin.ts';
import { cardsOf } from './cards.ts';
import { home, lists, pageAt, published, site, words } from './content.ts';
import { chosenLegalPaths } from './files/site.ts';
import { factChannels, factSentences } from './ownerFacts.ts';
import { tileOf } from './reader/tile.ts';
import { siteLinks } from './siteLinks.ts';

const { common, services } = words;

/** The targets of the links on the home page and on the other pages. A draft also has links to published pages only. */
export const links = siteLinks(site, home.blocks, Object.values(published).flat(), [
  ...lists.flatMap(({ kind, path }) => (published[kind].length > 0 ? path : [])),
  ...chosenLegalPaths(site.pages),
]);

const { talkLength, talkPlace } = words.site.contact;
const english = common.servicePage.english?.map(unmarked) ?? [];

/** The lists of pages with their cards, which all pages share. */
export const cards: PageContext['lists'] = Object.fromEntries(
  await Promise.all(lists.map(async ({ kind, path }) => [kind, { items: await cardsOf(kind), to: pageAt(path) }])),
);

/** The facts for the blocks of a page: those that all pages share, and the page's own. */
export function contextOf(links: Links, tile = tileOf(site.brand.name), price: PageContext['price'] = []): PageContext {
  const channels = linked(common.channels, links);
  return {
    links,
    tile,
    services,
    lists: cards,
    contact: {
      talk: [talkLength, talkPlace].filter((sentence) => sentence !== undefined),
      channels: [...channels, ...factChannels(site.facts)],
      about: factSentences(words.site.facts),
    },
    channels: channels.map(({ short, ...channel }) => ({ ...channel, label: short })),
    price,
    wall: site.brand.wall,
    languageOf: (title) => (english.includes(unmarked(title)) ? 'en' : undefined),
  };
}
