import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marks } from '../src/lib/marks.ts';

/** The side of a mark's own grid. */
const SIDE = 24;

/** From one mark to the next: with as much between them, none shows a sliver of its neighbour at any pixel ratio. */
const STEP = 2 * SIDE;

/**
 * Writes every mark into one SVG file, one under the other, and the style that
 * shows each by its place, a mark's side being 1em there: pages share the file, and the browser keeps it.
 */
export function writeMarkSprite(folder: string): void {
  const names = Object.keys(marks);
  const drawings = Object.values(marks).map(
    (path, row) => `<path transform="translate(0 ${row * STEP})" d="${path}"/>`,
  );
  const height = names.length * STEP;
  // Its size is said, for WebKit draws a mask without one a few pixels off.
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${height}" viewBox="0 0 ${SIDE} ${height}">${drawings.join('')}</svg>\n`;
  const rules = names.map((_name, row) => `[data-mark="${row}"]::before{mask-position:0 ${(-row * STEP) / SIDE}em}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'marks.svg'), sprite);
  writeFileSync(join(folder, 'marks.css'), `@layer components{${rules.join('')}}\n`);
}
