import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test.each([
  ['one service has none', ['a'], [{}]],
  ['of two, each is the other’s only one', ['a', 'b'], [{ previous: 'b' }, { previous: 'a' }]],
  [
    'of three, each has both others',
    ['a', 'b', 'c'],
    [
      { previous: 'c', next: 'b' },
      { previous: 'a', next: 'c' },
      { previous: 'b', next: 'a' },
    ],
  ],
])('neighbours: %s', (_name, items, neighbours) => {
  expect(items.map((_, index) => neighboursOf(items, index))).toEqual(neighbours);
});
