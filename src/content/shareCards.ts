import { blockLead } from '#blocks/blocks.ts';
import { tilePageWords } from '#interfaceWords.ts';
import { homeHref } from '#lib/links.ts';
import { cardLogo } from '#look/brand/logo.ts';
import { cardText, firstSentence, shareImage } from '#look/shareCard/shareCard.tsx';
import { drawnTypeface } from '#look/typeface/typeface.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import { namedWall, openingWall, serviceMural } from '#look/walls/walls.ts';
import { iconMark } from './brandMark.ts';
import { common, home, homeHeading, lists, palette, published, site } from './content.ts';
import { TILE_PAGE } from './files/common.ts';
import { legalPages } from './legalPages/legalPages.ts';

const { name, letters, tagline } = site.brand;
const logo = cardLogo(iconMark.logo);

/** A page, as its share image shows it. */
type CardPage = { path: string; title: string; wall: MuralSpec };

/** All pages except the 404 page. */
const allPages: CardPage[] = [
  { path: homeHref(''), title: homeHeading, wall: openingWall(site.brand.wall) },
  ...Object.values(published)
    .flat()
    .map(({ path, name, tile }) => ({ path, title: name, wall: serviceMural(tile, 4, 5) })),
  ...lists.map(({ list, title, path }) => ({ path, title, wall: namedWall(list, 4, 5) })),
  ...(common.footer.tilePage
    ? [{ path: TILE_PAGE, title: tilePageWords.title, wall: namedWall(site.brand.name, 4, 5) }]
    : []),
  ...legalPages.map(({ path, title }) => ({ path, title, wall: namedWall(path.slice(1), 4, 5) })),
];

/** The name of a page's share image. No slug has two hyphens. */
export const cardName = (path: string) => path.slice(1).replaceAll('/', '--') || 'index';

/** The cards that are made: a page's metadata, its structured data and the card's own file ask for the same one. */
const cards = new Map<CardPage, ReturnType<typeof makeCard>>();

function cardOf(page: CardPage): ReturnType<typeof makeCard> {
  const card = cards.get(page) ?? makeCard(page);
  cards.set(page, card);
  return card;
}

/** The share image of each page. */
export const allCards = () => Promise.all(allPages.map(cardOf));

/** The share image of a page. Its file name has the hash of its content, so that chats show the image of today. */
async function makeCard(page: CardPage) {
  const image = shareImage({
    ...page,
    brand: cardText(name),
    title: cardText(page.title),
    line: firstSentence(cardText(blockLead(home.blocks[0]) ?? tagline)),
    palette,
    family: drawnTypeface(letters),
    mark: { shape: iconMark.shape, logo: await logo },
  });
  return { file: `${cardName(page.path)}.${image.hash}`, image };
}

/** The URL of a page's card, and its words. A page that is not published has the home page's card, which is the first. */
export async function shareCardOf(path: string | undefined) {
  const page = allPages.find((page) => page.path === path) ?? (allPages[0] as CardPage);
  const { file } = await cardOf(page);
  return { url: `${site.address}/cartoes/${file}.png`, words: page.title };
}
