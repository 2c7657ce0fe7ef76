import { expect, test } from 'vitest';
import { isWellLong, lengthOf } from './descriptions.ts';

test.each([
  [69, false],
  [70, true],
  [155, true],
  [156, false],
])('for a description of %i characters, `isWellLong` is %s', (length, good) => {
  expect(isWellLong('ã'.repeat(length))).toBe(good);
  expect(lengthOf('𝄞'.repeat(length))).toBe(length);
});
