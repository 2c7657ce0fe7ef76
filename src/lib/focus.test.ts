import { expect, test } from 'vitest';
import { parseFocus } from './focus.ts';

test.each([
  ['50% 30%', { x: 50, y: 30 }],
  ['0% 100%', { x: 0, y: 100 }],
  ['50% 101%', undefined],
  ['50 30', undefined],
  ['', undefined],
])('`parseFocus` reads “%s” as %o', (written, focus) => {
  expect(parseFocus(written)).toEqual(focus);
});
