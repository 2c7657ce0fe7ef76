import { expect, test } from 'vitest';
import { isNamed, whenOf } from './sentences.ts';

test.each([
  ['Roda Viva', true],
  [' roda viva ', true],
  ['Ródá viva', true],
  ['Roda', false],
  ['', false],
])('the answer %j is the name “Roda Viva”: %s', (answer, isIt) => {
  expect(isNamed(answer, 'Roda Viva')).toBe(isIt);
});

test.each([
  [new Date(2026, 10, 25, 0, 5), 'hoje às 00:05'],
  [new Date(2026, 10, 24, 23, 55), 'ontem às 23:55'],
  [new Date(2026, 10, 23, 12, 0), 'em 23 de novembro de 2026 às 12:00'],
])('a time is given by its distance from today: %s', (date, words) => {
  expect(whenOf(date.toISOString(), new Date(2026, 10, 25, 8, 0))).toBe(words);
});
