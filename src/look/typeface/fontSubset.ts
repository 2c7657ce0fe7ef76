import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { writeIfNew } from '../written.ts';
import { type Corners, drawnTypeface, type Letters, type TypefaceName, typefaces } from './typeface.ts';

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

/** Writes a family to `target` as WOFF2, with only the characters and weights that the site can use. */
export async function writeFontSubset(target: string, family: TypefaceName): Promise<void> {
  // A constant, because subset-font's types do not have `keepFeatures` yet and reject it in an object literal.
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES } as const;
  const subset = await subsetFont(source(family), LETTERS, options);
  writeIfNew(target, subset);
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

/**
 * Writes a style sheet that imports the styles of the letters and corners that the owner chose. The default choices
 * need no import.
 * @param started In development, the letters that were chosen when Astro started. Astro registers only the font file of
 * those letters.
 */
export function writeTypeface(
  folder: string,
  { corners = 'leaf', letters = 'gabarito' }: { corners?: Corners | undefined; letters?: Letters | undefined },
  started: Letters = letters,
): void {
  const sheets = [
    letters === 'system' && 'letters/system',
    typefaces[drawnTypeface(letters)].generic === 'serif' && 'letters/serif',
    corners !== 'leaf' && `corners/${corners}`,
  ];
  const imports = sheets
    .map((sheet) => sheet && `@import '#styles/${sheet}.css';\n`)
    .filter(Boolean)
    .join('');
  writeIfNew(join(folder, 'typeface.css'), letters === started ? imports : imports + unregistered(folder, letters));
}

/**
 * The styles of letters whose font file Astro did not register: the whole font file, and a custom property that
 * overrides Astro's custom property.
 */
function unregistered(folder: string, letters: Letters): string {
  if (letters === 'system') return 'html:root{--font-text:system-ui,sans-serif}\n';
  const file = relative(folder, fileURLToPath(files[letters])).replaceAll(sep, '/');
  const face = `@font-face{font-family:${letters};src:url("${file}");font-weight:400 750}`;
  return `${face}html:root{--font-text:${letters},${typefaces[letters].generic}}\n`;
}
