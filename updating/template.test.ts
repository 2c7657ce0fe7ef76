import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { isNewer, readTemplate, readZip } from './template.ts';

const whole = {
  'package.json': '{ "name": "agencia-site", "version": "2.1.0" }',
  'package-lock.json': '{}',
  'astro.config.ts': '',
  'commands/prepare.js': '',
  'updating/exchange.js': '',
  'updating/upgradeContent.ts': '',
};

const { 'commands/prepare.js': _, ...incomplete } = whole;

/** `mode` as Unix systems write it into a ZIP file. */
function zip(files: Record<string, string>, mode = 0o100644): Buffer {
  const attributes = { os: 3, attrs: (mode << 16) >>> 0 };
  const entries = Object.entries(files).map(([path, text]) => [path, [strToU8(text), attributes]]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Zippable));
}

function read(bytes: Buffer) {
  const file = join(emptyFolder(), 'modelo.zip');
  writeFileSync(file, bytes);
  return readTemplate(file);
}

const under = (top: string, files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${top}/${path}`, text]));

test.each([
  ['as it is', whole],
  ['with one folder at its top, as GitHub makes it', under('site-main', whole)],
  ['with the files that macOS adds', { ...under('site', whole), '__MACOSX/site/._a': 'x' }],
])('a ZIP file of the template %s is read', (_, files) => {
  const { version, files: found } = read(zip(files));
  expect([version, [...found.keys()].sort()]).toEqual(['2.1.0', Object.keys(whole).sort()]);
});

test('a file that can be started stays so, and a name with accents stays as it is', () => {
  expect(readZip(zip({ 'a/Editar.command': 'x', 'a/Lúcia.jpg': 'y' }, 0o100755))).toEqual(
    new Map([
      ['Editar.command', { bytes: strToU8('x'), isProgram: true }],
      ['Lúcia.jpg', { bytes: strToU8('y'), isProgram: true }],
    ]),
  );
});

/** A ZIP file in which one bit of a file's content is another. */
function flipped(): Buffer {
  const bytes = Buffer.from(zipSync({ 'a.txt': [strToU8('The content of a file'), { level: 0 }] }));
  const at = bytes.indexOf('content');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

test.each([
  ['of which the end is missing', zip(whole).subarray(0, -100), 'O ZIP está estragado'],
  ['of which one bit is another', flipped(), 'O ZIP está estragado'],
  ['that is no ZIP file', Buffer.from('<!doctype html>'), 'O ZIP está estragado'],
  ['with a link', zip(whole, 0o120777), 'O ZIP está estragado'],
  ['that writes above its folder', zip({ ...whole, '../x': '' }), 'fora da pasta (../x)'],
  ['that writes to a path from the root', zip({ ...whole, '/etc/x': '' }), 'fora da pasta (/etc/x)'],
  ['that writes to a drive of Windows', zip({ ...whole, 'C:/x': '' }), 'fora da pasta (C:/x)'],
  ['that writes above its folder on Windows', zip({ ...whole, 'a\\..\\..\\x': '' }), 'fora da pasta'],
  ['of something else', zip({ ...whole, 'package.json': '{ "name": "outro" }' }), 'não tem este modelo'],
  ['without a package', zip({ 'foto.jpg': '' }), 'não tem este modelo'],
  ['without a file that the update needs', zip(incomplete), 'falta commands/prepare.js'],
])('a file %s is refused with a sentence', (_, bytes, sentence) => expect(() => read(bytes)).toThrow(sentence));

test.each([
  ['2.0.1', '2.0.0', true],
  ['2.10.0', '2.9.0', true],
  ['2.0.0', '2.0.0', false],
  ['2.0.0', '10.0.0', false],
])('%s, compared with %s: newer is %s', (version, other, expected) => expect(isNewer(version, other)).toBe(expected));
