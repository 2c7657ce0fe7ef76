import fc from 'fast-check';
import svgpath from 'svgpath';
import { describe, expect, test } from 'vitest';
import { colourLayers, type MuralSpec, motifPath, muralTiles, TILE, TURNS } from './mural.ts';
import { motifGroups } from './walls.ts';

const motifs = motifGroups.todas;
const pairs: MuralSpec['pairs'] = [
  ['primary', 'paper'],
  ['second', 'paper'],
  ['third', 'third-light'],
  ['highlight', 'ink'],
];
const spec: fc.Arbitrary<MuralSpec> = fc.record({
  columns: fc.integer({ min: 1, max: 12 }),
  rows: fc.integer({ min: 1, max: 8 }),
  seed: fc.string(),
  motifs: fc.constantFrom(...Object.values(motifGroups)),
  pairs: fc.constantFrom<MuralSpec['pairs'][]>(pairs, [pairs[0]]),
  density: fc.tuple(fc.double({ min: 0, max: 1, noNaN: true })),
});

describe('a tile pattern', () => {
  test('with a hole, lacks the tile of this cell only', () => {
    const one: MuralSpec = { columns: 3, rows: 3, seed: 'hole', motifs, pairs };
    const without = muralTiles({ ...one, hole: { column: 2, row: 1 } }).map(({ column, row }) => 3 * row + column);
    expect(without).toEqual([0, 1, 2, 3, 4, 6, 7, 8]);
  });

  test('with several pairs of colours, has no two neighbouring tiles with the same pair', () => {
    fc.assert(
      fc.property(spec, (one) => {
        const tiles = muralTiles({ ...one, pairs, density: [1] });
        const at = new Map(tiles.map((tile) => [`${tile.column} ${tile.row}`, tile]));
        for (const tile of tiles) {
          expect(at.get(`${tile.column + 1} ${tile.row}`)?.pair).not.toBe(tile.pair);
          expect(at.get(`${tile.column} ${tile.row + 1}`)?.pair).not.toBe(tile.pair);
        }
      }),
    );
  });
});

test('a motif stays on its tile, for any turn and position', () => {
  for (const path of motifs.flatMap((motif) => TURNS.map((turn) => motifPath(motif, turn, 60, 90)))) {
    const drawn = svgpath(path).abs();
    drawn.iterate((_segment, index, x, y) => {
      if (index === 0) return;
      expect(Math.min(x - 60, y - 90), path).toBeGreaterThanOrEqual(0);
      expect(Math.max(x - 60, y - 90), path).toBeLessThanOrEqual(TILE);
    });
  }
});

test('the first colour layer of a tile pattern has the shapes of all tiles, and the last one only those of its own colour', () => {
  const tiles = muralTiles({ columns: 5, rows: 3, seed: 'layers', motifs: ['meia'], pairs });
  const layers = colourLayers(tiles);
  expect(layers.map(({ colour }) => colour)).toEqual(['ink', 'paper', 'third-light']);
  const subpaths = layers.map(({ d }) => d.split('z').length - 1);
  expect(subpaths.at(0)).toBe(2 * tiles.length);
  expect(subpaths.at(-1)).toBe(2 * tiles.filter(({ pair }) => pair[1] === 'third-light').length);
});
