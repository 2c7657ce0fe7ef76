import { expect, test } from 'vitest';
import { fragmentOf, namesIn, wallOf } from './wallOf.ts';

const colours = (names: string[]) => wallOf(names).tiles.map(({ column, pair }) => `${column} ${pair}`);

test('an address keeps every kind of name', () => {
  const names = ['Conceição', 'Zé da Feira', '🌾', '<b>&n=</b>', '#%'];
  expect(namesIn(fragmentOf(names))).toEqual(names);
});

test.each([
  ['', []],
  ['#', []],
  ['#contato', []],
  ['#n=+&n=', []],
  ['#n=%E0%A4%A', ['\ufffd%A']],
  [`#n=${'🌾'.repeat(30)}`, ['🌾'.repeat(24)]],
  [`#${'n=Ana&'.repeat(13)}`, Array.from({ length: 12 }, () => 'Ana')],
])('the fragment “%s” has the names %j', (fragment, names) => {
  expect(namesIn(fragment)).toEqual(names);
});

test('a new name changes only the columns that had repeated another name', () => {
  const columns = (names: string[]) => wallOf(names).tiles.filter(({ column }) => column < 2);
  expect(columns(['Ana', 'Bia', 'Caio'])).toEqual(columns(['Ana', 'Bia']));
  expect(wallOf(['Ana', 'Bia', 'Caio']).tiles).not.toEqual(wallOf(['Ana', 'Bia']).tiles);
});

test('the columns of two names have different colours, and a name without letters has a wall', () => {
  expect(new Set(colours(['Ana', 'Bia'])).size).toBe(6);
  expect(new Set(wallOf(['Ana', 'Bia']).tiles.map(({ pair }) => pair)).size).toBe(2);
  expect(wallOf(['🌾'])).toMatchObject({ letters: undefined, tiles: { length: 30 } });
});
