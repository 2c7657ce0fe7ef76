import { expect, test } from 'vitest';
import { parseFocus, shareBefore } from './focus.ts';

test.each([
  ['50% 30%', { x: 50, y: 30 }],
  ['0% 100%', { x: 0, y: 100 }],
  ['50% 101%', undefined],
  ['50 30', undefined],
  ['', undefined],
])('`parseFocus` reads “%s” as %o', (written, focus) => {
  expect(parseFocus(written)).toEqual(focus);
});

test.each<[what: string, focus: number, kept: number, share: number]>([
  ['in the middle, as without a focus', 0.5, 0.75, 0.5],
  ['centred on the focus', 0.6, 0.5, 0.7],
  ['at the start, if the focus is near the start', 0.1, 0.5, 0],
  ['at the end, if the focus is near the end', 0.9, 0.5, 1],
  ['in the middle, if it keeps the whole side', 0.1, 1, 0.5],
])('a crop is %s', (_, focus, kept, share) => {
  expect(shareBefore(focus, kept)).toBeCloseTo(share);
});
