import { expect, test } from 'vitest';
import { dayOf } from '#lib/dates.ts';
import { updatedLine } from './legalPage.ts';

test.each([
  ['2026-11-22T12:00:00Z', 'Publicada em 22 de novembro de 2026', '2026-11-22'],
  ['2027-02-01T12:00:00Z', 'Publicada em 1º de fevereiro de 2027', '2027-02-01'],
  // At this moment, it is still the previous day in Brazil.
  ['2027-01-01T01:00:00Z', 'Publicada em 31 de dezembro de 2026', '2026-12-31'],
])('a page that is built at %s says “%s”', (moment, line, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
  expect(updatedLine(day)).toBe(line);
});
