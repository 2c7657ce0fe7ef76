import { converter, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { chosenPalette, fullPalette, type OwnPalette, paletteFaults, palettes, primaryByNight } from './palette.ts';

const own = { cal: '#ffffff', tinta: '#111111', azul: '#1d3fbb', mata: '#0e5a43', ipe: '#f7b916', barro: '#b5401f' };
const faults = (change: Partial<OwnPalette>) => paletteFaults(fullPalette({ ...own, ...change }));

describe('a palette', () => {
  test.each(Object.keys(palettes) as (keyof typeof palettes)[])('%s has enough contrast everywhere', (name) => {
    expect(paletteFaults(chosenPalette({ name }))).toEqual([]);
  });

  test('has a light colour of the same hue for each main colour, unless the owner gives one', () => {
    const hue = (colour: string) => Math.round(converter('oklch')(colour)?.h ?? 0) / 10;
    const { ceu, menta, rosa } = fullPalette(own);
    expect([ceu, menta, rosa].map(hue)).toEqual(
      [own.primary, own.second, own.third].map((colour) => expect.closeTo(hue(colour), 0)),
    );
    expect(fullPalette({ ...own, ceu: '#eeeeff' }).ceu).toBe('#eeeeff');
  });

  test('derives greys from greys', () => {
    const grey = fullPalette({ ...own, azul: '#333333' });
    expect(grey.ceu).toMatch(/^#(..)\1\1$/);
  });

  test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
    'the blue of %s in dark mode has the same hue and is lighter',
    (name) => {
      const palette = chosenPalette({ name });
      const { h, l } = converter('oklch')(primaryByNight(palette)) ?? {};
      const own = converter('oklch')(palette.primary);
      expect(h).toBeCloseTo(own?.h ?? 0, 0);
      expect(l).toBeGreaterThan(own?.l ?? 1);
      expect(wcagContrast(primaryByNight(palette), '#202124')).toBeGreaterThanOrEqual(3);
      expect(wcagContrast(primaryByNight(palette), palette.highlight)).toBeGreaterThan(2.5);
    },
  );

  test.each([
    ['#333333', []],
    ['#707070', []],
    // This background is so dark that the text must change, and light enough that a darker text works.
    ['#b0b0b0', ['ink', 'primary', 'third-dark', 'second', 'third']],
  ])(
    'with the background %s is rejected, either for the background, or for texts, with suggested colours',
    (cal, colours) => {
      const found = faults({ cal, 'paper-dark': cal });
      if (colours.length === 0) {
        expect(found.map(({ colour, nearest }) => [colour, nearest])).toEqual([['paper', undefined]]);
      } else {
        expect(found.length).toBeGreaterThan(0);
        for (const { colour, nearest } of found) {
          expect(colours).toContain(colour);
          expect(nearest).toMatch(/^#/);
        }
      }
    },
  );

  test.each([
    ['pale buttons', { azul: '#7f9cff' }, 'primary', 4.5],
    ['pale text', { tinta: '#8a8a8a' }, 'ink', 4.5],
    ['text on a dark yellow', { ipe: '#4a3800' }, 'highlight', 4.5],
    ['a green with too little contrast for text', { mata: '#79d2a6' }, 'second', 4.5],
    ['a clay with too little contrast for lines', { barro: '#ffb08f', 'third-dark': '#8f2a10' }, 'third', 3],
  ] as const)('with %s is rejected once, with the nearest colour that works everywhere', (_, change, colour, least) => {
    const [fault, ...others] = faults(change);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ colour, least });
    expect(fault?.ratio).toBeLessThan(least);
    expect(faults({ ...change, [colour]: fault?.nearest })).toEqual([]);
  });
});
