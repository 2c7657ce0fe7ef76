import { expect, test } from 'vitest';
import { copyrightLine } from './titles.ts';

test.each([
  [new Date(2027, 11, 31, 23, 59), '© 2027 Coletivo Roda'],
  [new Date(2028, 0, 1), '© 2028 Coletivo Roda'],
])('the copyright line of a build on %s has the year of the build', (today, line) => {
  expect(copyrightLine('Coletivo Roda', today)).toBe(line);
});
