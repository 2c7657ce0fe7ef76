import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { writeIfNew } from './written.ts';

/** The Portuguese alphabet, the punctuation of the texts, and the characters that a brand's name may need. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÄÇÉÈÊËÍÎÏÑÓÔÕÖÚÛÜáàâãäçéèêëíîïñóôõöúûü' +
  ' \u00a0!"#$%&\'()*+,-./:;=?@_|©ªº°·–—‘’“”…€';

/** Every character that the font's Latin file may have, with the combining marks that ẽ and ỹ are made of. */
const EVERY_LETTER = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

/** The OpenType features that browsers apply by default. The others, such as fractions, would add 3 kB of glyphs. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'];

/** The weights in use, lightest and heaviest. */
const WEIGHTS = { min: 400, max: 750 };

/** Writes Gabarito to `target` as WOFF2, with only the characters and weights that the site can use. */
export async function writeFontSubset(target: string): Promise<void> {
  // A constant, because subset-font's types do not have `keepFeatures` yet and reject it in an object literal.
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(source(), LETTERS, options);
  writeIfNew(target, subset);
}

/** Gabarito in one weight with all of its characters, for the share cards: Satori ignores the weights of a variable font. */
export function staticFont(wght: number): Promise<Buffer> {
  return subsetFont(source(), EVERY_LETTER, { targetFormat: 'truetype', variationAxes: { wght } });
}

function source(): Buffer {
  const font = import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2');
  return readFileSync(new URL(font));
}
