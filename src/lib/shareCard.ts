import { shownAddress } from './links.ts';

/** The picture that goes with a link where it is shared, in pixels: networks and chats show this size whole. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The home page's name among the cards, as that of its file; a service's is the last part of its address. */
export const HOME_CARD = 'index';

/** Where a page's card is, from the root of the site. */
export function shareCardPath(page: string): string {
  return `/cartoes/${page}.png`;
}

/** In characters: less is no sentence, and more does not stand on one line of a card in a size that can be read. */
const LINE = { least: 12, most: 46 };

/**
 * A card's last line: the first sentence of the tagline that its title has not
 * said already, or, where none of them fits, the site's address.
 */
export function lastLine(tagline: string, title: string, address: string): string {
  // A sentence ends where the next begins, with a capital: not within “1.200” or “roda.org.br”.
  const sentences = tagline.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((one) => one.replace(/\.$/, ''));
  const left = sentences.find((one) => one.length >= LINE.least && one.length <= LINE.most && !title.includes(one));
  return left ?? shownAddress(address);
}

/** The texts on a card that take a smaller size where they have no room. */
export type CardText = 'brand' | 'title' | 'line';

/** By how many steps each text is smaller than it would be with room enough; a tenth each. */
export type Steps = Readonly<Record<CardText, number>>;

/** What Gabarito has: Latin letters with all of their marks, figures, punctuation, currencies. */
const DRAWN = /[\u0300-\u036f]|[\u0020-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20bf\u2122]/u;

/** A text as a card can draw it: without emoji, and without letters of other alphabets. */
export function drawable(text: string): string {
  return [...text]
    .filter((one) => DRAWN.test(one))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** What a card leaves out of a text. */
export function leftOut(text: string): string {
  return [...new Intl.Segmenter('pt-BR').segment(text)]
    .map(({ segment }) => segment)
    .filter((one) => ![...one].every((part) => DRAWN.test(part)))
    .join(' ');
}
