import { join } from 'node:path';
import { marks } from '../../src/lib/marks.ts';
import { writeIfNew } from './written.ts';

/** The side of a logo's view box. */
const SIDE = 24;

/** The distance between the tops of neighbouring logos: the gap keeps the next logo out of view at any pixel ratio. */
const STEP = 2 * SIDE;

/**
 * Writes one SVG file that all pages share, with the platforms' logos one below the other. Also writes the styles that
 * select a logo by its position in the file. The side of a logo is 1em.
 */
export function writeMarkSprite(folder: string): void {
  const names = Object.keys(marks);
  const drawings = Object.values(marks).map(
    (path, row) => `<path transform="translate(0 ${row * STEP})" d="${path}"/>`,
  );
  const height = names.length * STEP;
  // The SVG has an explicit size: without this size, WebKit shifts the mask by a few pixels.
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${height}" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>\n`;
  const rules = names.map((_name, row) => `[data-mark="${row}"]::before{mask-position:0 ${(-row * STEP) / SIDE}em}`);
  writeIfNew(join(folder, 'marks.svg'), sprite);
  writeIfNew(join(folder, 'marks.css'), `@layer components{${rules.join('')}}\n`);
}
