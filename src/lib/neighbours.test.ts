import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test.each([
  ['a single service has no neighbours', ['a'], [{}]],
  ['each of two services has the other as its only neighbour', ['a', 'b'], [{ previous: 'b' }, { previous: 'a' }]],
  [
    'each of three services has the other two as neighbours',
    ['a', 'b', 'c'],
    [
      { previous: 'c', next: 'b' },
      { previous: 'a', next: 'c' },
      { previous: 'b', next: 'a' },
    ],
  ],
])('%s', (_name, items, neighbours) => {
  expect(items.map((_, index) => neighboursOf(items, index))).toEqual(neighbours);
});
