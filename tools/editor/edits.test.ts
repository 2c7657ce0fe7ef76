import { expect, test } from 'vitest';
import { followed } from './edits.ts';

const [a, b, c] = [{ title: 'A' }, { title: 'B', points: ['x', 'y'] }, { title: 'C' }];
const other = { title: 'D' };

test.each([
  ['in its place, if another item changed', [a, b, c], [other, b, c], ['blocks', 1], ['blocks', 1]],
  ['in its place, if it changed', [a, b, c], [a, other, c], ['blocks', 1], ['blocks', 1]],
  ['at another index, if an item before it was deleted', [a, b, c], [b, c], ['blocks', 1], ['blocks', 0]],
  ['at another index, if it was moved', [a, b, c], [b, a, c], ['blocks', 0], ['blocks', 1]],
  ['nowhere, if it was deleted', [a, b, c], [a, c], ['blocks', 1], ['blocks']],
  ['in its place, if it is new', [a], [a], ['blocks', 1], ['blocks', 1]],
  [
    'at another index of an inner list',
    [a, b],
    [a, { ...b, points: ['y', 'x'] }],
    ['blocks', 1, 'points', 0],
    ['blocks', 1, 'points', 1],
  ],
])('after a change in another window, an item is %s', (_, before, after, path, expected) => {
  expect(followed(path, { blocks: before }, { blocks: after })).toEqual(expected);
});
