import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { lastChanges, lastChangesFile, readLastChanges } from './lastChanges.ts';

const pages = (text: string) => [
  { path: '/', content: { blocks: [text] } },
  { path: '/sites', content: { name: 'Sites' } },
];

test('a page has the day of the build that changed its content, also after builds that did not', () => {
  const first = lastChanges({}, pages('Olá'), '2026-01-01');
  const same = lastChanges(first, pages('Olá'), '2026-02-02');
  const changed = lastChanges(same, pages('Oi'), '2026-03-03');
  expect(same).toEqual(first);
  expect([changed['/']?.day, changed['/sites']?.day]).toEqual(['2026-03-03', '2026-01-01']);
});

test('a removed page is forgotten', () => {
  const before = lastChanges({}, pages('Olá'), '2026-01-01');
  expect(Object.keys(lastChanges(before, pages('Olá').slice(1), '2026-01-02'))).toEqual(['/sites']);
});

test.each(['', '[', '{"/": {"day": "ontem", "hash": ""}}'])('a damaged file, %j, counts as none', (text) => {
  const folder = emptyFolder();
  writeFileSync(lastChangesFile(folder), text);
  expect(readLastChanges(folder)).toEqual({});
});
