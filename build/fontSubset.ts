import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import subsetFont from 'subset-font';

/** The Portuguese alphabet, the punctuation of the copy, and what a brand's name may need. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÄÇÉÈÊËÍÎÏÑÓÔÕÖÚÛÜáàâãäçéèêëíîïñóôõöúûü' +
  ' \u00a0!"#$%&\'()*+,-./:;=?@_|©ªº°·–—‘’“”…€';

/** The weights in use, lightest and heaviest. */
const WEIGHTS = { min: 400, max: 750 };

/** Writes Gabarito with no more letters and weights than the site can use, as WOFF2, to `target`. */
export async function writeFontSubset(target: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2',
  );
  const subset = await subsetFont(readFileSync(source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, subset);
}
