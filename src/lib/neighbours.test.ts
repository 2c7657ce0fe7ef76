import { expect, test } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const all = (...items: string[]) => items.map((_, index) => neighboursOf(items, index));

test('a service has the services before and after it as neighbours, in a circle if there are more than two', () => {
  expect(all('a')).toEqual([{}]);
  expect(all('a', 'b')).toEqual([{ next: 'b' }, { previous: 'a' }]);
  const [a, b, c] = all('a', 'b', 'c');
  expect([a?.previous, a?.next, b?.previous, b?.next, c?.previous, c?.next]).toEqual(['c', 'b', 'a', 'c', 'b', 'a']);
});
