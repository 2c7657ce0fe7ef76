import { expect, test } from 'vitest';
import { decide } from './decide.ts';

const noted = { 'package.json': '1', 'src/a.ts': '1', 'src/dropped.ts': '1', 'docs/b.md': '1' };
const next = { 'package.json': '2', 'src/a.ts': '2', 'docs/b.md': '1', 'src/new.ts': '2' };
const none = { extra: [], changed: [], unknown: [] };

test.each([
  ['nothing but the template’s files', noted, none],
  [
    'files that only the owner has',
    { ...noted, 'notas.txt': 'x', 'src/meu.css': 'x' },
    { ...none, extra: ['notas.txt', 'src/meu.css'] },
  ],
  ['a changed file', { ...noted, 'src/a.ts': 'x' }, { ...none, changed: ['src/a.ts'] }],
  [
    'a changed file that the new version drops',
    { ...noted, 'src/dropped.ts': 'x' },
    { ...none, changed: ['src/dropped.ts'] },
  ],
  ['a changed file that equals the new one', { ...noted, 'src/a.ts': '2' }, none],
  [
    'a file of the owner where the new version has another',
    { ...noted, 'src/new.ts': 'x' },
    { ...none, changed: ['src/new.ts'] },
  ],
  ['no longer one of the template’s files', { 'package.json': '1' }, none],
])('with a list of the template’s files, a folder with %s: who wrote which', (_, now, expected) => {
  expect(decide(now, next, noted)).toEqual(expected);
});

test('without the list, only what is outside the template’s folders is surely the owner’s', () => {
  const now = { ...noted, 'notas.txt': 'x', 'fotos/b.jpg': 'x', 'src/meu.css': 'x', 'receiver/smtp.ts': 'x' };
  expect(decide(now, next, undefined)).toEqual({
    extra: ['notas.txt', 'fotos/b.jpg'],
    changed: [],
    unknown: ['package.json', 'src/a.ts', 'src/dropped.ts', 'src/meu.css', 'receiver/smtp.ts'],
  });
});
