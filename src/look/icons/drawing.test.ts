import { expect, test } from 'vitest';
import { tileMotifs } from '../brand/mark.ts';
import { chosenPalette, palettes, primaryByNight } from '../palette/palette.ts';
import { icon } from './drawing.ts';

test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
  'in the palette %s, the SVG icon has the leaf, a background for light mode, and a background for dark mode',
  (name) => {
    const palette = chosenPalette({ name });
    expect(icon(palette, tileMotifs.leaf).match(/#[0-9a-f]{6}/g)).toEqual([
      palette.primary,
      primaryByNight(palette),
      palette.highlight,
    ]);
    expect(icon(palette, tileMotifs.leaf)).toContain(
      `@media(prefers-color-scheme:dark){svg{fill:${primaryByNight(palette)}}}`,
    );
  },
);
