import { expect, test } from 'vitest';
import { dayOf, saidDay } from './dates.ts';

test.each([
  ['2026-11-22T12:00:00Z', '22 de novembro de 2026', '2026-11-22'],
  ['2027-02-01T12:00:00Z', '1º de fevereiro de 2027', '2027-02-01'],
  // At this moment, it is still the previous day in Brazil.
  ['2027-01-01T01:00:00Z', '31 de dezembro de 2026', '2026-12-31'],
])('the day of %s is %s in Brazil', (moment, said, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
  expect(saidDay(day)).toBe(said);
});
