import { expect, test } from 'vitest';
import { isInside } from './foreign.ts';
import { readManifest } from './manifest.ts';

const HOSTILE = [
  ...['', '.', '..', '../x', 'a/../../x', 'a/../b', '/etc/x', './a', 'a//b', 'a/', 'a\\b', 'a\0', 'a\nb'],
  ...['a\u202eb', ' ', 'a/ /b', 'a ', 'a\u200bb', '\u00a0'],
];

test.each(HOSTILE)('the path %j is not inside the folder of the site', (path) => {
  expect(isInside(path)).toBe(false);
});

test.each(['index.html', '.htaccess', '..a', 'cartoes/são joão.png', 'Foto às 3.00\u202fPM.png'])(
  'the path %j is inside the folder',
  (path) => {
    expect(isInside(path)).toBe(true);
  },
);

test.each([
  ['is not JSON', '{"files":'],
  ['is not an object', 'null'],
  ['has no files', '{"files":null,"kept":{}}'],
  ['has a file without a hash', '{"files":{"a":1},"kept":{}}'],
  ['names a file outside the folder', '{"files":{"../x":"h"},"kept":{}}'],
  [
    'has too many files',
    JSON.stringify({
      files: Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [n, ''])),
      kept: {},
    }),
  ],
  ['keeps a file outside the folder', '{"files":{},"kept":{"_astro/../../x":"h"}}'],
])('a list of published files that %s counts as absent', (_, text) => {
  expect(readManifest(Buffer.from(text))).toBe(undefined);
});

test('a list of published files with a wrong archive has its files, but no archive', () => {
  const known = {
    files: { a: 'h' },
    kept: {},
    source: { id: 'x', who: 'ana', date: '2026-01-01T00:00:00Z' },
  };
  const archive = { '../x': 'h' };
  const text = JSON.stringify({ ...known, source: { ...known.source, archive } });
  expect(readManifest(Buffer.from(text))).toEqual(known);
});

test('a list of published files keeps what this program knows', () => {
  const known = { files: { a: 'h' }, kept: { '_astro/b': 'h' }, run: true };
  expect(readManifest(Buffer.from(JSON.stringify({ ...known, more: 1 })))).toEqual(known);
});
