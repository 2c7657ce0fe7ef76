import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marks } from '../src/lib/marks.ts';

/** The side of a mark's own grid. */
const SIDE = 24;

/** The side of a mark in a page, as in `Mark.module.css`, in em. */
const SIZE = 1.25;

/**
 * Writes every mark into one SVG file, one under the other, and the style that
 * shows each by its place: pages share the file, and the browser keeps it.
 */
export function writeMarkSprite(folder: string): void {
  const names = Object.keys(marks);
  const drawings = Object.values(marks).map(
    (path, row) => `<path transform="translate(0 ${row * SIDE})" d="${path}"/>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${names.length * SIDE}">${drawings.join('')}</svg>\n`;
  const rules = names.map((_name, row) => `[data-mark="${row}"]::before{mask-position:0 ${row * -SIZE}em}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'marks.svg'), sprite);
  writeFileSync(join(folder, 'marks.css'), `@layer components{${rules.join('')}}\n`);
}
