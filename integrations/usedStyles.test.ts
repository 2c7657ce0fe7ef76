import { expect, test } from 'vitest';
import { usedIn } from './usedStyles.ts';

test.each([
  ['.Card{color:red}', 'names a class in use'],
  ['p:not(.Card-phrase)+.Card{color:red}', 'negates a class that is not in use'],
  ['main a{color:red}', 'names no class'],
  ['.Card[data-look=dark]{color:red}', 'names an attribute and a value in use'],
  ['.Card:not([data-look=light]){color:red}', 'negates a value that is not in use'],
])('the rule %s stays, because its selector %s', (css) => {
  expect(usedIn(css, new Set(['Card', 'look', 'dark']))).toBe(css);
});

test('a selector that names a class that is not in use is removed, and with its last selector the rule', () => {
  expect(usedIn('.Card,.Card-phrase{color:red}.Card-phrase a{color:red}', new Set(['Card']))).toBe('.Card{color:red}');
});

test.each(['.Card[data-tight]', '.Card[data-look=light]'])(
  'the rule of %s is removed, if no element has it',
  (selector) => {
    expect(usedIn(`${selector}{color:red}`, new Set(['Card', 'look', 'dark']))).toBe('');
  },
);

test('an at-rule whose last rule is removed is removed too', () => {
  const empty = '@layer views{@media print{.Card-phrase{color:red}}}';
  expect(usedIn(`@layer views,print;${empty}p{color:red}`, new Set(['Card']))).toBe('@layer views,print;p{color:red}');
});
