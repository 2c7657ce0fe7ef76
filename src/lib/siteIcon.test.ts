import { expect, test } from 'vitest';
import { azulByNight, chosenPalette, palettes } from './palette.ts';
import { icon } from './siteIcon.ts';

test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
  'in %s the drawing has the leaf, its ground by day, and its ground by night',
  (name) => {
    const palette = chosenPalette({ name });
    expect(icon(palette).match(/#[0-9a-f]{6}/g)).toEqual([palette.azul, azulByNight(palette), palette.ipe]);
    expect(icon(palette)).toContain(`@media(prefers-color-scheme:dark){svg{fill:${azulByNight(palette)}}}`);
  },
);
