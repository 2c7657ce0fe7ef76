import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

/** The Portuguese alphabet, the punctuation of the copy, and what a brand's name may need. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÄÇÉÈÊËÍÎÏÑÓÔÕÖÚÛÜáàâãäçéèêëíîïñóôõöúûü' +
  ' \u00a0!"#$%&\'()*+,-./:;=?@_|©ªº°·–—‘’“”…€';

/** Everything that a file of Latin letters may have, and the marks of which ẽ and ỹ are composed. */
const EVERY_LETTER = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

/** What browsers apply by themselves: the others, fractions and the like, bring letters of their own, 3 kB of them. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'];

/** The weights in use, lightest and heaviest. */
const WEIGHTS = { min: 400, max: 750 };

/** Writes Gabarito with no more letters and weights than the site can use, as WOFF2, to `target`. */
export async function writeFontSubset(target: string): Promise<void> {
  // A constant, for the types do not know `keepFeatures` yet.
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(source(), LETTERS, options);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, subset);
}

/** Gabarito in one weight and with all of its letters, for the share cards: of a variable font Satori draws the default weight. */
export function staticFont(wght: number): Promise<Buffer> {
  return subsetFont(source(), EVERY_LETTER, { targetFormat: 'truetype', variationAxes: { wght } });
}

function source(): Buffer {
  const path = '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2';
  return readFileSync(createRequire(import.meta.url).resolve(path));
}
