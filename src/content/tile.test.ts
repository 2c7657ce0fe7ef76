import { expect, test } from 'vitest';
import type { ServiceTile } from '#look/walls/walls.ts';
import { serviceTile } from './tile.ts';

test('a service without a chosen tile differs from the one before it, and is not free of charge', () => {
  let before: ServiceTile = { motif: 'corte', accent: 'destaque', seed: 'a' };
  for (let count = 0; count < 12; count++) {
    const tile = serviceTile('b', before);
    expect(tile.accent).not.toBe('destaque');
    expect([tile.motif === before.motif, tile.accent === before.accent]).toEqual([false, false]);
    before = tile;
  }
  expect(serviceTile('b', before, { motif: 'folha', accent: 'principal' })).toMatchObject({
    motif: 'folha',
    accent: 'principal',
  });
});
