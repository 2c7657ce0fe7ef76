import { expect, test } from 'vitest';
import type { Kind } from './blocks.ts';
import { positionsOf } from './positions.ts';

const of = (...kinds: Kind[]) =>
  positionsOf(
    kinds.map((kind) => ({ kind })),
    1,
  );

test('only the first block of a page has the heading of the whole page', () => {
  expect(of('people', 'text', 'text').map(({ level }) => level)).toEqual([1, 2, 2]);
});

test('blocks of one kind have different URLs, and each block knows the next', () => {
  expect(of('text', 'photo', 'text', 'text').map(({ id, next }) => [id, next?.href])).toEqual([
    ['texto', '#fotos'],
    ['fotos', '#texto-2'],
    ['texto-2', '#texto-3'],
    ['texto-3', undefined],
  ]);
});

test('a block is in the page’s colour if its kind is and the block above is not; all others are in the site’s', () => {
  expect(of('facts', 'closing', 'text', 'impact', 'text').map(({ ground }) => ground)).toEqual([
    'accent',
    'page',
    'page',
    'accent',
    'page',
  ]);
});
