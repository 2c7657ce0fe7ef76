import { leadOf } from '#blocks/blocks.ts';
import { mark } from '#look/brand/brand.ts';
import { cardLogo } from '#look/brand/logo.ts';
import { drawable, lastLine, shareImage } from '#look/shareCard/shareCard.tsx';
import { drawnTypeface } from '#look/typeface/typeface.ts';
import { home, palette, site } from './content.ts';
import { readLogo } from './logoFiles.ts';
import { HOME_CARD, pages } from './pages.ts';

const { name, corners = 'leaf', letters, tagline } = site.brand;

/** The share image of each page. Its file name has the hash of its content, so that chats show the image of today. */
export const shareCards = allCards();

async function allCards() {
  const shared = {
    brand: drawable(name),
    line: lastLine(drawable(leadOf(home.blocks[0]) ?? tagline), site.address),
    palette,
    corners,
    family: drawnTypeface(letters),
    mark: { shape: mark.shape, logo: await cardLogo(await readLogo(site)) },
  };
  return pages.map((page) => {
    const image = shareImage({ ...shared, ...page, title: drawable(page.title) });
    return { card: page.card, file: `${page.card}.${image.hash}`, image };
  });
}

/** The path of a page's card from the root of the site. A page that is not published has the home page's card. */
export async function shareCardPath(page: string): Promise<string> {
  const cards = await shareCards;
  const known = cards.find(({ card }) => card === page) ?? cards.find(({ card }) => card === HOME_CARD);
  return `/cartoes/${known?.file}.png`;
}
