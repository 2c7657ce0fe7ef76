import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

test('each of two services has the other as its only neighbour', () => {
  expect([0, 1].map((index) => neighboursOf(['a', 'b'], index))).toEqual([{ previous: 'b' }, { previous: 'a' }]);
});
