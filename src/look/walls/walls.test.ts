import { expect, test } from 'vitest';
import { keysOf } from '#lib/keysOf.ts';
import { muralTiles } from './mural.ts';
import { missingWall, motifGroups, openingWall } from './walls.ts';

test.each([
  ['home', openingWall],
  ['404', missingWall],
])('the wall of the %s page has all motifs of its group, and the highlight on one tile at most', (_name, wall) => {
  for (const family of keysOf(motifGroups)) {
    const tiles = muralTiles(wall({ family }));
    expect(new Set(tiles.map(({ motif }) => motif))).toEqual(new Set(motifGroups[family]));
    expect(tiles.filter(({ pair }) => pair[0] === 'highlight').length).toBeLessThanOrEqual(1);
  }
});
