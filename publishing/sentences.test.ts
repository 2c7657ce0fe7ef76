import { expect, test } from 'vitest';
import { isNamed } from './sentences.ts';

test.each([
  ['Roda Viva', true],
  [' roda viva ', true],
  ['Ródá viva', true],
  ['Roda', false],
  ['', false],
])('the answer %j is the name “Roda Viva”: %s', (answer, isIt) => {
  expect(isNamed(answer, 'Roda Viva')).toBe(isIt);
});
