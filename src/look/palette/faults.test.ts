import { describe, expect, test } from 'vitest';
import { paletteFaults } from './faults.ts';
import { chosenPalette, fullPalette, type OwnPalette, palettes } from './palette.ts';

const own = {
  paper: '#ffffff',
  ink: '#111111',
  primary: '#1d3fbb',
  second: '#0e5a43',
  third: '#b5401f',
  highlight: '#f7b916',
};
const faults = (change: Partial<OwnPalette>) => paletteFaults(fullPalette({ ...own, ...change }));

describe('a palette', () => {
  test.each(Object.keys(palettes) as (keyof typeof palettes)[])('%s has enough contrast everywhere', (name) => {
    expect(paletteFaults(chosenPalette({ name }))).toEqual([]);
  });

  test.each(['#333333', '#707070'])('with the background %s is rejected because of the background', (paper) => {
    const found = faults({ paper, 'paper-dark': paper });
    expect(found.map(({ colour, nearest }) => [colour, nearest])).toEqual([['paper', undefined]]);
  });

  test('with a background that is light enough for darker texts is rejected with suggestions for these texts', () => {
    const found = faults({ paper: '#b0b0b0', 'paper-dark': '#b0b0b0' });
    expect(found.length).toBeGreaterThan(0);
    for (const { colour, nearest } of found) {
      expect(['ink', 'primary', 'third-dark', 'second', 'third']).toContain(colour);
      expect(nearest).toMatch(/^#/);
    }
  });

  test.each([
    ['pale buttons', { primary: '#7f9cff' }, 'primary', 4.5],
    ['pale text', { ink: '#8a8a8a' }, 'ink', 4.5],
    ['text on a dark highlight', { highlight: '#4a3800' }, 'highlight', 4.5],
    ['a second colour with too little contrast for text', { second: '#79d2a6' }, 'second', 4.5],
    ['a third colour with too little contrast for lines', { third: '#ffb08f', 'third-dark': '#8f2a10' }, 'third', 3],
  ] as const)('with %s is rejected once, with the nearest colour that works everywhere', (_, change, colour, least) => {
    const [fault, ...others] = faults(change);
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ colour, least });
    expect(fault?.ratio).toBeLessThan(least);
    expect(faults({ ...change, [colour]: fault?.nearest })).toEqual([]);
  });
});
