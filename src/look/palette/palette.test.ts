import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keysOf } from '#lib/keysOf.ts';
import { accents, missingWall, openingWall, serviceMural } from '../walls/walls.ts';
import { paletteFaults } from './faults.ts';
import {
  chosenPalette,
  faded,
  fullPalette,
  nightOf,
  type OwnPalette,
  type Palette,
  paletteStyles,
  palettes,
} from './palette.ts';

const tile = { motif: 'corte', seed: '' } as const;

/** A palette that has the main colours only. */
const own = palettes.mare;

describe('in dark mode', () => {
  /** The lowest contrast of each kind of colour on the backgrounds where it appears. */
  function lowest(palette: Palette) {
    const { page, surface, 'surface-quiet': quiet, text, primary, paper, ink } = nightOf(palette);
    const grounds = [page, surface, quiet];
    const least = (colours: string[], on = grounds) =>
      Math.min(...colours.flatMap((colour) => on.map((ground) => wcagContrast(colour, ground))));
    return {
      text: Math.min(least([text]), ...grounds.map((ground) => wcagContrast(faded(text, ground), ground))),
      // The focus outline and the lines in a service's colour also have these colours.
      coloured: least([palette['primary-light'], palette['second-light'], palette['third-light']]),
      onCall: wcagContrast(palette.white, primary),
      call: least([primary], [page, surface]),
      // The tiles in these two colours, the footer, the buttons on bands, and a service's bands in the text colour.
      paperOnInk: wcagContrast(paper, ink),
      onHighlight: wcagContrast(palette.highlight, ink),
    };
  }

  /** The uses with too little contrast. */
  const tooLow = (palette: Palette, limits: Partial<ReturnType<typeof lowest>>) =>
    keysOf(lowest(palette)).filter((use) => lowest(palette)[use] < (limits[use] ?? 0));

  const always = { text: 7, call: 2.2, paperOnInk: 7 };

  test.each(keysOf(palettes))('%s has enough contrast everywhere', (name) => {
    const limits = { ...always, coloured: 7, onCall: 7, onHighlight: 7 };
    expect(tooLow(chosenPalette({ name }), limits)).toEqual([]);
  });

  test.each(keysOf(palettes))('in %s, every shape has a contrast of at least 2:1 to what it is on', (name) => {
    const night = { ...chosenPalette({ name }), ...nightOf(chosenPalette({ name })) };
    const walls = [
      openingWall(),
      missingWall(),
      ...keysOf(accents).map((accent) => serviceMural({ ...tile, accent }, 1, 1)),
    ];
    const pairs = walls.flatMap((wall) => [...wall.pairs, ...(wall.once ? [wall.once.pair, wall.once.rest] : [])]);
    const ownColour = ['primary', 'second', 'third', 'third-dark'] as const;
    const uses = [
      ...pairs,
      ...pairs.map(([ground]) => ['page', ground] as const),
      // Bands and buttons on the page, and messages and the walls of figures on cards.
      ...ownColour.flatMap((colour) => [['page', colour] as const, ['surface', colour] as const]),
    ];
    const faint = uses.filter(([below, shape]) => wcagContrast(night[below], night[shape]) < 2);
    expect(faint).toEqual([]);
  });

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`);
  const anyPalette = fc.record({ paper: hex, ink: hex, primary: hex, second: hex, third: hex, highlight: hex });

  test('every palette has enough contrast, whatever the owner chose', () => {
    fc.assert(
      fc.property(anyPalette, (any) => {
        const limits = { ...always, coloured: 4.5, onCall: Math.min(7, wcagContrast('#ffffff', any.primary)) };
        expect(tooLow(fullPalette(any), limits)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

test('a site that is always light has no colours for dark mode', () => {
  expect(paletteStyles(fullPalette(own), true)).toContain('prefers-color-scheme');
  expect(paletteStyles(fullPalette(own), false)).not.toContain('@media');
});

const faults = (change: Partial<OwnPalette>) => paletteFaults(fullPalette({ ...own, ...change }));

describe('the check of a palette', () => {
  test.each(keysOf(palettes))('accepts %s', (name) => {
    expect(paletteFaults(chosenPalette({ name }))).toEqual([]);
  });

  test('rejects a dark background because of the background, and a greyish one with suggestions for the texts', () => {
    const found = (paper: string) => faults({ paper, 'paper-dark': paper });
    expect(found('#707070')).toMatchObject([{ colour: 'paper' }]);
    expect(found('#b0b0b0').length).toBeGreaterThan(1);
    for (const { nearest } of found('#b0b0b0')) expect(nearest).toMatch(/^#/);
  });

  test.each([
    ['pale buttons', { primary: '#7f9cff' }, 'primary', 4.5],
    ['pale text', { ink: '#8a8a8a' }, 'ink', 4.5],
    ['text on a dark highlight', { highlight: '#4a3800' }, 'highlight', 4.5],
    ['a second colour with too little contrast for text', { second: '#79d2a6' }, 'second', 4.5],
    ['a third colour with too little contrast for lines', { third: '#ffb08f', 'third-dark': '#8f2a10' }, 'third', 3],
  ] as const)('rejects %s once, with the nearest colour that works everywhere', (_, change, colour, least) => {
    const [fault, ...others] = faults(change);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ colour, least });
    expect(fault?.ratio).toBeLessThan(least);
    expect(faults({ ...change, [colour]: fault?.nearest })).toEqual([]);
  });
});
