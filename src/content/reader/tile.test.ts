import { expect, test } from 'vitest';
import type { ServiceTile } from '#look/walls/walls.ts';
import { serviceTile } from './tile.ts';

test('a service without a chosen tile differs from the one before it, and is not free of charge', () => {
  let before: ServiceTile = { motif: 'corte', accent: 'destaque', seed: 'a' };
  for (let count = 0; count < 12; count++) {
    const tile = serviceTile('b', before);
    expect(['destaque', before.accent]).not.toContain(tile.accent);
    expect(tile.motif).not.toBe(before.motif);
    before = tile;
  }
  const chosen = { motif: 'folha', accent: 'principal' } as const;
  expect(serviceTile('b', before, chosen)).toMatchObject(chosen);
});
