import fc from 'fast-check';
import svgpath from 'svgpath';
import { expect, test } from 'vitest';
import { keysOf } from '#lib/keysOf.ts';
import { colourLayers, type MuralSpec, motifPath, muralTiles, TILE, TURNS } from './mural.ts';
import { missingWall, motifGroups, openingWall } from './walls.ts';

const pairs: MuralSpec['pairs'] = [
  ['primary', 'paper'],
  ['second', 'paper'],
  ['third', 'third-light'],
  ['highlight', 'ink'],
];

test('the 404 page’s pattern lacks the tile of one cell only', () => {
  expect(muralTiles(missingWall())).toHaveLength(6 * 7 - 1);
  expect(muralTiles(missingWall()).filter(({ column, row }) => column === 4 && row === 3)).toEqual([]);
});

test.each(keysOf(motifGroups))(
  'the home page’s pattern has all motifs of the group %s, and once the brand’s leaf',
  (family) => {
    const tiles = muralTiles(openingWall({ family }));
    const marks = tiles.filter(({ pair }) => pair.includes('highlight'));
    expect(marks).toMatchObject([{ motif: 'folha', turn: 1 }]);
    const others = tiles.filter((tile) => !marks.includes(tile));
    expect(new Set(others.map(({ motif }) => motif))).toEqual(new Set(motifGroups[family]));
  },
);

test('in a pattern with several pairs of colours, no two neighbouring tiles have the same pair', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...keysOf(motifGroups)), (seed, family) => {
      const tiles = muralTiles({ columns: 8, rows: 8, seed, motifs: motifGroups[family], pairs });
      const at = new Map(tiles.map((tile) => [`${tile.column} ${tile.row}`, tile]));
      for (const tile of tiles) {
        expect(at.get(`${tile.column + 1} ${tile.row}`)?.pair).not.toBe(tile.pair);
        expect(at.get(`${tile.column} ${tile.row + 1}`)?.pair).not.toBe(tile.pair);
      }
    }),
  );
});

test('a motif stays on its tile, for any turn and position', () => {
  for (const path of motifGroups.todas.flatMap((motif) => TURNS.map((turn) => motifPath(motif, turn, 60, 90)))) {
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
