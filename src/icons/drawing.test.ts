import { expect, test } from 'vitest';
import { tileMotifs } from '#brand/mark.ts';
import { azulByNight, chosenPalette, palettes } from '#palette/palette.ts';
import { icon } from './drawing.ts';

test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
  'in %s the SVG has the leaf, its background in light mode, and its background in dark mode',
  (name) => {
    const palette = chosenPalette({ name });
    expect(icon(palette, tileMotifs.leaf).match(/#[0-9a-f]{6}/g)).toEqual([
      palette.azul,
      azulByNight(palette),
      palette.ipe,
    ]);
    expect(icon(palette, tileMotifs.leaf)).toContain(
      `@media(prefers-color-scheme:dark){svg{fill:${azulByNight(palette)}}}`,
    );
  },
);
