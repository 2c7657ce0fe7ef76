import { expect, test } from 'vitest';
import { merged } from './values.ts';

const [base, longer, shorter] = [['a', 'b'], ['a', 'b', 'c'], ['b']];

test.each<[string, string[], string[]]>([
  ['mine is longer', longer, shorter],
  ['only theirs has another length', ['A', 'b'], ['c', 'a', 'b']],
  ['mine is shorter', shorter, longer],
  ['both became equally long', shorter, ['a']],
  ['both became equally long, and mine is the start of the earlier list', ['a'], shorter],
])('of two changes of a list that differ in more than items, mine stays as a whole: %s', (_, mine, theirs) => {
  expect(merged(base, mine, theirs)).toEqual(mine);
});

test('both windows change their own items of a list that keeps its length', () => {
  expect(merged(base, ['A', 'b'], ['a', 'B'])).toEqual(['A', 'B']);
});
