import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { marks } from '../src/lib/marks.ts';

/** Writes every mark into one SVG file, to be drawn by name: pages share it, and the browser keeps it. */
export function writeMarkSprite(target: string): void {
  const symbols = Object.entries(marks).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`);
}
