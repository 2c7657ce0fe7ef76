import { expect, test } from 'vitest';
import { nameLines, nameWall, narrow } from './nameWall.ts';

/** The rows of a name's lines, without those that are empty. */
const drawn = (name: string) =>
  nameLines(name)
    .map((columns) => Array.from({ length: 8 }, (_, row) => columns.map((cells) => cells[row]).join('')))
    .map((rows) =>
      rows
        .map((row) => row.replace(/\.+$/, ''))
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');

test('a letter with an accent and a cedilla is drawn with both', () => {
  expect(`\n${drawn('Aã ç')}`).toBe(`
.....2310
2##3.2##3....2###
#..#.#..#....#
####.####....#
#..#.#..#....#
#..#.#..#....1###
...............#`);
});

test('every letter of Portuguese names, and every digit, has a drawing of its own', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÀÂÃÉÊÍÓÔÕÚÜÇ0123456789&-+.'];
  expect(new Set(letters.map(drawn)).size).toBe(letters.length);
});

test('a letter without a drawing is left out, and a name without drawings has no wall', () => {
  expect(drawn('A日B')).toBe(drawn('AB'));
  expect(nameWall('日本')).toBeUndefined();
});

test('a long name has several lines, whole words each, and a short one does not fill its wall', () => {
  expect(drawn('Associação Vento Sul')).toBe(`${drawn('Associação')}\n\n${drawn('Vento Sul')}`);
  expect(drawn('Sol e Mar Aberto')).toBe(`${drawn('Sol e Mar')}\n\n${drawn('Aberto')}`);
  expect(nameWall('Oi')?.width).toBe(32);
});

test('on phones, a long word has several lines', () => {
  expect(nameLines('Ciranda', narrow)).toEqual([...nameLines('Cira'), ...nameLines('nda')]);
  expect(nameLines('Sol e Mar', narrow)).toEqual([...nameLines('Sol e'), ...nameLines('Mar')]);
});
