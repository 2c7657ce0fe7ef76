import { shownAddress } from '#lib/links.ts';

/** The size of the share image in pixels: social networks and chats show this size uncropped. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The name of the home page's card, like the name of its HTML file. Any other card has the page's slug as its name. */
export const HOME_CARD = 'index';

/** The path of a page's card from the root of the site. */
export function shareCardPath(page: string): string {
  return `/cartoes/${page}.png`;
}

/**
 * The limits of the text below the title, in characters: a shorter text is hardly a sentence, a longer one does not fit
 * on three lines.
 */
const LINE = { least: 12, most: 95 };

/**
 * The line below the title of a card. The home page's lead names the offer and the audience, so the line is the first
 * sentence of the lead that fits. If no sentence fits, the line is the site's address.
 */
export function lastLine(lead: string, address: string): string {
  // A capital letter after the full stop marks the end of a sentence, unlike in “1.200” or “roda.org.br”.
  const sentences = lead.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((one) => one.replace(/\.$/, ''));
  const fitting = sentences.find((one) => one.length >= LINE.least && one.length <= LINE.most);
  return fitting ?? shownAddress(address);
}

/** The texts on a card that get a smaller size if they do not fit. */
export type CardText = 'brand' | 'title' | 'line';

/** The number of steps by which each text is smaller than its full size. Each step removes a tenth of the size. */
export type Steps = Readonly<Record<CardText, number>>;

/** The characters that all families have: Latin letters with all diacritics, digits, punctuation, currency signs. */
const DRAWN = /[\u0300-\u036f]|[\u0020-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20bf\u2122]/u;

/** A text as a card can draw it: without emoji, and without letters of other alphabets. */
export function drawable(text: string): string {
  return [...text]
    .filter((one) => DRAWN.test(one))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}

/** The characters of a text that a card cannot draw. */
export function leftOut(text: string): string {
  return [...new Intl.Segmenter('pt-BR').segment(text)]
    .map(({ segment }) => segment)
    .filter((one) => ![...one].every((part) => DRAWN.test(part)))
    .join(' ');
}
