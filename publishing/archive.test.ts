import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { LARGEST_ARCHIVE, unzip, zip } from './archive.ts';
import { readSource, sourceOf } from './source.ts';

const source = sourceOf([
  ['site.yaml', Buffer.from('name: Ação\n')],
  ['imagens/Lúcia na oficina #2.JPG', Buffer.from([255, 216, 0, 1])],
]);

test('a source has the owner’s files without hidden files and folders', () => {
  const folder = emptyFolder();
  for (const path of ['imagens', '.historico']) mkdirSync(join(folder, path));
  for (const path of ['site.yaml', 'imagens/a.jpg', '.historico/site.yaml', '.env', 'imagens/.DS_Store'])
    writeFileSync(join(folder, path), 'x');
  expect(readSource(folder).map(({ path }) => path)).toEqual(['imagens/a.jpg', 'site.yaml']);
});

test('an archive gives back the same files', () => {
  expect(unzip(zip(source))).toEqual(source);
});

test('the same files give the same archive at any time', () => {
  const first = zip(source);
  vi.useFakeTimers({ now: Date.now() + 1e9 });
  expect(zip(source).equals(first)).toBe(true);
  vi.useRealTimers();
});

test.each(['../a.yaml', '/a.yaml', 'a/../../b', 'a\\..\\b', 'a\nb'])(
  'an archive with the path %j is rejected',
  (path) => {
    expect(() => unzip(Buffer.from(zipSync({ [path]: strToU8('x') })))).toThrow('está estragada');
  },
);

test.each([
  ['is cut off', (bytes: Buffer) => bytes.subarray(0, -30)],
  ['is no ZIP file', () => Buffer.from('<html>')],
  ['is empty', () => Buffer.alloc(0)],
  ['says that a file is too large', (bytes: Buffer) => sizedIn(bytes, LARGEST_ARCHIVE + 1)],
])('an archive that %s is rejected', (_, damage) => {
  expect(() => unzip(damage(zip(source)))).toThrow('está estragada, e não a uso');
});

/** An archive whose list gives another size for the first file. */
function sizedIn(bytes: Buffer, size: number): Buffer {
  bytes.writeUInt32LE(size, bytes.indexOf('PK\x01\x02') + 24);
  return bytes;
}

test('an archive of another program, with folders and other dates, is read', () => {
  const files: Zippable = { 'imagens/': new Uint8Array(), 'imagens/a.jpg': [strToU8('foto'), { level: 9 }] };
  expect(unzip(Buffer.from(zipSync(files)))).toMatchObject([{ path: 'imagens/a.jpg', bytes: Buffer.from('foto') }]);
});
