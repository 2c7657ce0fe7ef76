import type { PageContext } from '#blocks/pageContext.ts';
import { chosenLegalPaths } from '#content/legalPages/legalPage.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { type Links, linkAbout, linked } from '#lib/links.ts';
import { muralName, type ServiceTile } from '#look/walls/walls.ts';
import { cardsOf } from './cards.ts';
import { home, lists, own, pageAt, site, words } from './content.ts';
import { factChannels, factSentences } from './ownerFacts.ts';
import { siteLinks } from './siteLinks.ts';

const { common, services } = words;

/** The targets of the links on the home page and on the other pages. A draft also has links to published pages only. */
export const links = siteLinks(site, home.blocks, Object.values(own).flat(), [
  ...lists.flatMap(({ kind, path }) => (own[kind].length > 0 ? path : [])),
  ...chosenLegalPaths(site.pages),
]);

const outside = (href: string) => ({ href, newTab: interfaceWords.newTab });
const { note, talkLength, talkPlace } = words.site.contact;

/** The facts for the blocks of a page: those that all pages share, and the page's own. */
export async function contextOf(
  links: Links,
  own: { tile: ServiceTile; tilesId?: string },
  price: PageContext['price'] = [],
): Promise<PageContext> {
  const channels = linked(common.channels, links);
  return {
    ...own,
    links,
    outside,
    services: services.map(({ name, summary, slug, path, tile, free }) => ({
      name,
      mural: muralName(slug),
      summary,
      tile,
      free: free === true,
      hire: linkAbout(links.contact, slug),
      page: pageAt(path),
    })),
    lists: Object.fromEntries(
      await Promise.all(
        lists.map(async ({ kind, path }) => [
          kind,
          { ...interfaceWords.lists[kind], items: await cardsOf(kind), to: pageAt(path) },
        ]),
      ),
    ),
    contact: {
      note,
      talk: [talkLength, talkPlace].filter((one) => one !== undefined),
      channels: [...channels, ...factChannels(site.facts)],
      about: factSentences(words.site.facts),
      card: links.vcard,
    },
    channels: channels.map(({ short, ...channel }) => ({ ...channel, label: short })),
    price,
    wall: site.brand.wall,
    languageOf: (title) => (common.servicePage.english?.includes(title) ? 'en' : undefined),
  };
}
