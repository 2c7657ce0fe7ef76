import { join } from 'node:path';
import { type Palette, paletteStyles } from '../../src/lib/palette.ts';
import { writeIfNew } from './written.ts';

/** Writes the colours as the custom properties that every style uses. */
export function writePalette(folder: string, palette: Palette): void {
  writeIfNew(join(folder, 'palette.css'), paletteStyles(palette));
}
