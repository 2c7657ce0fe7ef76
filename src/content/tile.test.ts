import fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceTiles } from './tile.ts';

const chosen = fc.option(fc.constant({ motif: 'folha', accent: 'principal' } as const), { nil: undefined });
const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 2, maxLength: 12 });

test('a service without a chosen tile differs from the services before and after it, and is not free of charge', () => {
  fc.assert(
    fc.property(slugs, fc.array(chosen, { minLength: 12, maxLength: 12 }), (names, choices) => {
      const services = names.map((slug, index) => ({ slug, chosen: choices[index] }));
      const tiles = serviceTiles(services);
      for (const [index, { chosen }] of services.entries()) {
        const { motif, accent } = tiles[index] ?? {};
        expect(accent).not.toBe('destaque');
        for (const beside of [tiles.at(index - 1), tiles[(index + 1) % tiles.length]]) {
          if (chosen) continue;
          expect(beside).not.toMatchObject({ motif });
          expect(beside).not.toMatchObject({ accent });
        }
      }
    }),
  );
});

test('a new last service leaves the tiles of the others, except of the last one, as they are', () => {
  const slugs = ['agua', 'barro', 'canto', 'danca', 'escrita'];
  const tiles = (count: number) => serviceTiles(slugs.slice(0, count).map((slug) => ({ slug })));
  expect(tiles(5).slice(0, 3)).toEqual(tiles(4).slice(0, 3));
});
