import { join } from 'node:path';
import { keysOf } from '../../src/lib/keysOf.ts';
import { logoOf, plainSign } from '../../src/lib/platformLogos.ts';
import { type PlatformName, platforms } from '../../src/lib/platforms.ts';
import { writeIfNew } from '../../src/look/written.ts';

/** The side of a logo's view box. */
const SIDE = 24;

/** The distance between the tops of neighbouring logos: the gap keeps the next logo out of view at any pixel ratio. */
const STEP = 2 * SIDE;

/**
 * Writes one SVG file that all pages share, with the logos of the platforms in use one below the other. Also writes the
 * styles that select a logo by its position in the file. The side of a logo is 1em. They name the logo's class, so that
 * `usedStyles.ts` removes those that a page does not need.
 */
export function writePlatformLogos(folder: string, used: ReadonlySet<PlatformName | undefined>): void {
  const names = [...keysOf(platforms), undefined].filter((name) => used.has(name));
  const drawings = names.map(
    (name, row) => `<path transform="translate(0 ${row * STEP})" d="${name ? logoOf(name) : plainSign}"/>`,
  );
  const height = names.length * STEP;
  // The SVG has an explicit size: without this size, WebKit shifts the mask by a few pixels.
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${height}" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>\n`;
  const rules = names.map(
    (name, row) => `.PlatformLogo[data-platform="${name ?? 'none'}"]{--top:${(-row * STEP) / SIDE}em}`,
  );
  writeIfNew(join(folder, 'platforms.svg'), sprite);
  writeIfNew(join(folder, 'platforms.css'), `@layer components{${rules.join('')}}\n`);
}
