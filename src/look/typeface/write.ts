import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeIfNew } from '../written.ts';
import { files } from './fontSubset.ts';
import { type Corners, type Letters, sheetsOf, typefaces } from './typeface.ts';

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
  const imports = sheetsOf(letters, corners)
    .map((sheet) => `@import '#styles/${sheet}.css';\n`)
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
