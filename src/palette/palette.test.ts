import { converter, wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { azulByNight, chosenPalette, fullPalette, type OwnPalette, paletteFaults, palettes } from './palette.ts';

const own = { cal: '#ffffff', tinta: '#111111', azul: '#1d3fbb', mata: '#0e5a43', ipe: '#f7b916', barro: '#b5401f' };
const faults = (change: Partial<OwnPalette>) => paletteFaults(fullPalette({ ...own, ...change }));

describe('a palette', () => {
  test.each(Object.keys(palettes) as (keyof typeof palettes)[])('%s has enough contrast everywhere', (name) => {
    expect(paletteFaults(chosenPalette({ name }))).toEqual([]);
  });

  test('has a light partner of the same hue for each main colour, unless one is given', () => {
    const hue = (colour: string) => Math.round(converter('oklch')(colour)?.h ?? 0) / 10;
    const { ceu, menta, rosa } = fullPalette(own);
    expect([ceu, menta, rosa].map(hue)).toEqual(
      [own.azul, own.mata, own.barro].map((colour) => expect.closeTo(hue(colour), 0)),
    );
    expect(fullPalette({ ...own, ceu: '#eeeeff' }).ceu).toBe('#eeeeff');
  });

  test('of greys stays grey', () => {
    const grey = fullPalette({ ...own, azul: '#333333' });
    expect(grey.ceu).toMatch(/^#(..)\1\1$/);
  });

  test.each(Object.keys(palettes) as (keyof typeof palettes)[])(
    'the blue of %s in dark mode has the same hue and is lighter',
    (name) => {
      const palette = chosenPalette({ name });
      const { h, l } = converter('oklch')(azulByNight(palette)) ?? {};
      const own = converter('oklch')(palette.azul);
      expect(h).toBeCloseTo(own?.h ?? 0, 0);
      expect(l).toBeGreaterThan(own?.l ?? 1);
      expect(wcagContrast(azulByNight(palette), '#202124')).toBeGreaterThanOrEqual(3);
      expect(wcagContrast(azulByNight(palette), palette.ipe)).toBeGreaterThan(2.5);
    },
  );

  test.each([
    ['#333333', []],
    ['#707070', []],
    // Dark enough that the text has to change, light enough that it can.
    ['#b0b0b0', ['tinta', 'azul', 'barro-2', 'mata', 'barro']],
  ])('on the background %s is rejected for the background, or with colours that work', (cal, colours) => {
    const found = faults({ cal, 'cal-2': cal });
    if (colours.length === 0) {
      expect(found.map(({ colour, nearest }) => [colour, nearest])).toEqual([['cal', undefined]]);
    } else {
      expect(found.length).toBeGreaterThan(0);
      for (const { colour, nearest } of found) {
        expect(colours).toContain(colour);
        expect(nearest).toMatch(/^#/);
      }
    }
  });

  test.each([
    ['pale buttons', { azul: '#7f9cff' }, 'azul', 4.5],
    ['pale text', { tinta: '#8a8a8a' }, 'tinta', 4.5],
    ['text on a dark yellow', { ipe: '#4a3800' }, 'ipe', 4.5],
    ['a green with too little contrast for text', { mata: '#79d2a6' }, 'mata', 4.5],
    ['a clay with too little contrast for lines', { barro: '#ffb08f', 'barro-2': '#8f2a10' }, 'barro', 3],
  ] as const)('with %s is rejected once, with the nearest colour that works everywhere', (_, change, colour, least) => {
    const [fault, ...others] = faults(change);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ colour, least });
    expect(fault?.ratio).toBeLessThan(least);
    expect(faults({ ...change, [colour]: fault?.nearest })).toEqual([]);
  });
});
