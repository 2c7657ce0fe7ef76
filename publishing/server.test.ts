import { appendFileSync, cpSync, readFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readContent } from '../src/content/read.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { askForServer } from './server.ts';
import { terminal } from './terminal.ts';

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  cpSync('demo', folder, { recursive: true, filter: () => true });
});

/** Runs `askForServer`, and answers its questions in order. */
const ask = (...answers: string[]) =>
  askForServer(folder, { ...terminal(true), say: () => undefined, read: async () => answers.shift() ?? '' });

test.each([
  [
    ['1', 'FTP://ftp.Roda.org.br/', '', 'ana', 'public_html'],
    { kind: 'sftp', host: 'ftp.roda.org.br', user: 'ana', folder: 'public_html' },
  ],
  [['2', 'ftp.roda.org.br', '2121', 'ana', ''], { kind: 'ftp', host: 'ftp.roda.org.br', port: 2121, user: 'ana' }],
  [['3', ''], { kind: 'cloudflare' }],
  [['3', 'roda'], { kind: 'cloudflare', name: 'roda' }],
])('the answers %j become the destination in the owner’s file', async (answers, publishing) => {
  const before = readFileSync(join(folder, 'site.yaml'), 'utf8');
  expect(await ask(...answers)).toEqual(publishing);
  expect(readContent(folder).site.publishing).toEqual(publishing);
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8').startsWith(`${before}\npublishing:\n`)).toBe(true);
});

test('without an answer, or with an invalid answer, nothing is written', async () => {
  expect(await ask('')).toBe(undefined);
  const wrong = /Publicação › Porta[\s\S]*Publicação › Usuário/;
  await expect(ask('1', 'ftp.roda.org.br', 'vinte', '', '')).rejects.toThrow(wrong);
  expect(readContent(folder).site.publishing).toBe(undefined);
});

test('the answers may be only used, and not written', async () => {
  const before = readFileSync(join(folder, 'site.yaml'), 'utf8');
  const answers = ['2', 'ftp.roda.org.br', '', 'ana', ''];
  const given = { ...terminal(true), say: () => undefined, read: async () => answers.shift() ?? '' };
  expect(await askForServer(folder, given, false)).toMatchObject({ kind: 'ftp', host: 'ftp.roda.org.br' });
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe(before);
});

test('the choice “Ainda não sei” in the editor counts as no destination', () => {
  appendFileSync(join(folder, 'site.yaml'), 'publishing:\n  kind: none\n');
  expect(readContent(folder).site.publishing).toBe(undefined);
});
