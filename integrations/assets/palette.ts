import { join } from 'node:path';
import type { Palette } from '../../src/lib/palette.ts';
import { writeIfNew } from './written.ts';

/** Writes the colours as the custom properties that every style uses. */
export function writePalette(folder: string, palette: Palette): void {
  const properties = Object.entries(palette).map(([name, colour]) => `--${name}:${colour}`);
  writeIfNew(join(folder, 'palette.css'), `@layer tokens{:root{${properties.join(';')}}}\n`);
}
