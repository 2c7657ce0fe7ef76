import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import type { TypefaceName } from './typeface.ts';

/** The Portuguese alphabet, digits, the punctuation of the texts, and other characters that a brand's name may need. */
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789' +
  'ÁÀÂÃÄÇÉÈÊËÍÎÏÑÓÔÕÖÚÛÜáàâãäçéèêëíîïñóôõöúûü' +
  ' \u00a0!"#$%&\'()*+,-./:;=?@_|©ªº°·–—‘’“”…€';

/** All characters below U+2200. They include the combining marks of ẽ and ỹ. */
const EVERY_LETTER = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));

/** The OpenType features that browsers apply by default. Others, such as fractions, would add 3 kB of glyphs. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig'];

/** The lightest and the heaviest weight in use. */
const WEIGHTS = { min: 400, max: 750 };

/** The Latin file of each family. The paths are literals, so that the tests and knip see which packages are in use. */
const files: Record<TypefaceName, string> = {
  gabarito: import.meta.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'),
  atkinson: import.meta.resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
  literata: import.meta.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
};

/** The subsets by family and letters, because the editor asks for one at every save. */
const subsets = new Map<string, Promise<Buffer>>();

/**
 * A family as WOFF2, with only the characters and weights that the site can use.
 * @param words The owner's words, which may have letters of other languages.
 */
export function fontSubset(family: TypefaceName, words: string): Promise<Buffer> {
  const added = [...new Set(words)]
    .filter((letter) => !LETTERS.includes(letter) && letter > '~')
    .sort()
    .join('');
  const made = subsets.get(family + added);
  if (made) return made;
  // A letter such as ỹ may be made of two characters of the font.
  const letters = LETTERS + added + added.normalize('NFD');
  // A constant, because subset-font's types do not have `keepFeatures` yet and reject it in an object literal.
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const subset = subsetFont(source(family), letters, options);
  subsets.set(family + added, subset);
  return subset;
}

/** A family's Latin file in one weight. Satori needs such a file, because it ignores the weights of a variable font. */
export function staticFont(family: TypefaceName, wght: number): Promise<Buffer> {
  return subsetFont(source(family), EVERY_LETTER, { targetFormat: 'truetype', variationAxes: { wght } });
}

/** The licence of a family (OFL 1.1), which must accompany every copy of the family's font file. */
export function fontLicence(family: TypefaceName): Buffer {
  return readFileSync(new URL('../LICENSE', files[family]));
}

function source(family: TypefaceName): Buffer {
  return readFileSync(new URL(files[family]));
}
