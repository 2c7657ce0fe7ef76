import { shownAddress } from '#lib/links.ts';

/** The size of the share image in pixels: social networks and chats show this size uncropped. */
export const SHARE_CARD = { width: 1200, height: 630 } as const;

/** The name of the home page's card and of the home page's HTML file. The name of any other card is the page's slug. */
export const HOME_CARD = 'index';

/**
 * The limits of the text below the title, in characters: a shorter text is hardly a sentence, a longer one does not fit
 * on three lines.
 */
const LINE = { least: 12, most: 95 };

/**
 * The text below the title of a card: from the home page's lead, the first sentence whose length is within `LINE`. The
 * lead names the offer and the audience. If no sentence fits, the text is the site's address.
 */
export function lastLine(lead: string, address: string): string {
  // A sentence ends where a space and a capital letter follow the full stop, so not inside “1.200” or “roda.org.br”.
  const sentences = lead.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((one) => one.replace(/\.$/, ''));
  const fitting = sentences.find((one) => one.length >= LINE.least && one.length <= LINE.most);
  return fitting ?? shownAddress(address);
}

/** The characters that a card keeps: Latin letters with diacritics, digits, punctuation and currency signs. */
const DRAWN = /[\u0300-\u036f]|[\u0020-\u024f\u1e00-\u1eff\u2010-\u205e\u20a0-\u20bf\u2122]/u;

/** The text that a card gets: without emoji, and without letters of non-Latin alphabets. */
export function drawable(text: string): string {
  return [...text]
    .filter((one) => DRAWN.test(one))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
