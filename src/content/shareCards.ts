import { leadOf } from '#blocks/blocks.ts';
import { cardLogo } from '#look/brand/logo.ts';
import { drawable, firstSentence, shareImage } from '#look/shareCard/shareCard.tsx';
import { drawnTypeface } from '#look/typeface/typeface.ts';
import { iconMark } from './brandMark.ts';
import { home, palette, site } from './content.ts';
import { cardName, pages } from './pages.ts';

const { name, letters, tagline } = site.brand;

/** The share image of each page. Its file name has the hash of its content, so that chats show the image of today. */
export const shareCards = allCards();

async function allCards() {
  const shared = {
    brand: drawable(name),
    line: firstSentence(drawable(leadOf(home.blocks[0]) ?? tagline)),
    palette,
    family: drawnTypeface(letters),
    mark: { shape: iconMark.shape, logo: await cardLogo(iconMark.logo) },
  };
  return pages.map((page) => {
    const image = shareImage({ ...shared, ...page, title: drawable(page.title) });
    return { path: page.path, file: `${cardName(page.path)}.${image.hash}`, words: page.title, image };
  });
}

/** The URL of a page's card, and its words. A page that is not published has the home page's card, which is the first. */
export async function shareCardOf(page: string | undefined) {
  const cards = await shareCards;
  const { file, words } = cards.find(({ path }) => path === page) ?? (cards[0] as (typeof cards)[number]);
  return { url: `${site.address}/cartoes/${file}.png`, words };
}
