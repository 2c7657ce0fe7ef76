import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test.each([
  [['a'], [{}]],
  [
    ['a', 'b'],
    [{ next: 'b' }, { previous: 'a' }],
  ],
  [
    ['a', 'b', 'c'],
    [
      { previous: 'c', next: 'b' },
      { previous: 'a', next: 'c' },
      { previous: 'b', next: 'a' },
    ],
  ],
])('the neighbours of each of the services %j are %j', (items, neighbours) => {
  expect(items.map((_, index) => neighboursOf(items, index))).toEqual(neighbours);
});
