import { expect, test } from 'vitest';
import { tileOf } from './mark.ts';

const word = { wordmark: true };

test.each<[string, Parameters<typeof tileOf>[0], string]>([
  ['nothing chosen is the leaf', {}, 'leaf'],
  ['a motif is that motif', { tile: 'meia' }, 'meia'],
  ['a logo beside the name is the leaf', { logo: {} }, 'leaf'],
  ['a logo that contains the name is the initial', { logo: word }, 'initial'],
  [
    'a logo that contains the name is the initial, even if the form has stored the leaf',
    { tile: 'leaf', logo: word },
    'initial',
  ],
  ['a chosen motif, and a logo that contains the name, is that motif', { tile: 'fluxo', logo: word }, 'fluxo'],
])('the tile of a brand with %s', (_name, brand, tile) => {
  expect(tileOf(brand)).toBe(tile);
});
