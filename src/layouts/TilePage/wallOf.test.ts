import { expect, test } from 'vitest';
import { fragmentOf, motifOf, namesIn, wallOf } from './wallOf.ts';

/** The wall's rows: `#` is a letter, `.` is another tile. */
function drawn(...names: string[]) {
  const { columns, tiles } = wallOf(names);
  const cells = tiles.map(({ shape }) => (shape === 'paper' ? '#' : '.'));
  return Array.from({ length: columns }, (_, row) => cells.slice(row * columns, (row + 1) * columns).join(''));
}

test('an address keeps every kind of name', () => {
  const names = ['Conceição', 'Zé da Feira', '🌾', '<b>&n=</b>', '#%'];
  expect(namesIn(fragmentOf(names))).toEqual(names);
});

test.each([
  ['of another link', '#contato', []],
  ['with empty names', '#n=+&n=', []],
  ['that is damaged', '#n=%E0%A4%A', ['\ufffd%A']],
  ['with a long name', `#n=${'🌾'.repeat(30)}`, ['🌾'.repeat(24)]],
  ['with many names', `#${'n=Ana&'.repeat(40)}`, Array.from({ length: 36 }, () => 'Ana')],
])('a fragment %s has only the names that a wall has room for', (_, fragment, names) => {
  expect(namesIn(fragment)).toEqual(names);
});

test('each letter is a tile, words stay whole, and a wall has as few columns as its words allow', () => {
  expect(drawn('Ana')).toEqual(['...', '###', '...']);
  expect(drawn('Zé da Sé', 'Luís')).toEqual(['##.##', '.....', '##...', '.....', '####.']);
  expect(drawn('🌾')).toEqual(['...', '...', '...']);
});

test('a name has one motif in capitals too, and the most names have a wall', () => {
  expect(motifOf('ANA')).toBe(motifOf('Ana'));
  expect(
    drawn(...Array.from({ length: 36 }, () => 'Ana Júlia'))
      .join('')
      .match(/#/g),
  ).toHaveLength(288);
});
