import { describe, expect, test } from 'vitest';
import { layMural } from './mural.ts';
import { type MotifGroup, missingWall, motifGroups, openingWall } from './walls.ts';

describe.each([
  ['the tile pattern of the home page', openingWall],
  ['the tile pattern of the 404 page', missingWall],
])('%s', (_name, wall) => {
  test.each(Object.entries(motifGroups) as [MotifGroup, readonly string[]][])(
    'in the family %s, has all motifs of the family, and no others',
    (family, motifs) => {
      const laid = new Set(layMural(wall({ family })).map(({ motif }) => motif));
      expect([...laid].sort()).toEqual([...motifs].sort());
    },
  );

  test('with another seed, has other tiles and the same size', () => {
    const [one, other] = [wall({ seed: 'roda' }), wall({ seed: 'ciranda' })];
    expect(layMural(one)).not.toEqual(layMural(other));
    expect({ ...one, seed: '' }).toEqual({ ...other, seed: '' });
  });

  test('has the highlight on one tile at most', () => {
    const counts = ['parede 1294', 'roda', 'ciranda', 'jongo', 'coco'].map(
      (seed) => layMural(wall({ seed })).filter(({ pair }) => pair[0] === 'highlight').length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(1);
  });
});
