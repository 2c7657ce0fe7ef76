import { expect, test } from 'vitest';
import { type Hours, hoursInWords, isTime, openingHours, tidyTime } from './openingHours.ts';

const weekend: Hours[] = [
  { days: { first: 'Friday', last: 'Monday' }, from: '9h', to: '12h30' },
  { days: { first: 'Friday', last: 'Monday' }, from: '14h', to: '24h' },
  { days: { first: 'Wednesday' }, from: '9h', to: '12h' },
];

test('the sentence names each range of days once', () => {
  expect(hoursInWords(weekend)).toBe('sexta a segunda, das 9h às 12h30 e das 14h às 24h; quarta, das 9h às 12h');
});

test('search engines get one entry for each time range, with all its days', () => {
  const dayOfWeek = ['Friday', 'Saturday', 'Sunday', 'Monday'];
  expect(openingHours(weekend)).toMatchObject([
    { dayOfWeek, opens: '09:00', closes: '12:30' },
    { dayOfWeek, opens: '14:00', closes: '24:00' },
    { dayOfWeek: ['Wednesday'], opens: '09:00', closes: '12:00' },
  ]);
});

test.each([
  ['9', '9h', true],
  ['09:00', '9h', true],
  ['24:00', '24h', true],
  ['9h75', '9h75', false],
  ['meio-dia', 'meio-dia', false],
])('the time “%s” is written “%s”; it is a time of the day: %s', (written, tidied, is) => {
  expect([tidyTime(written), tidyTime(tidied), isTime(tidied)]).toEqual([tidied, tidied, is]);
});
