import { join } from 'node:path';
import { writeIfNew } from '../../integrations/assets/written.ts';
import { type Palette, paletteStyles } from './palette.ts';

/** Writes the colours as the custom properties that every style uses. */
export function writePalette(folder: string, palette: Palette, hasNight: boolean): void {
  writeIfNew(join(folder, 'palette.css'), paletteStyles(palette, hasNight));
}
