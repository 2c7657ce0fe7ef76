import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryRemote } from '../tests/memoryRemote.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { ARCHIVE, unzip } from './archive.ts';
import { keptIn } from './kept.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { publish, visit } from './publish.ts';
import { openSftp } from './sftp.ts';
import { readSource } from './source.ts';

vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));
vi.mock('./check.ts', async (load) => ({ ...(await load<object>()), checkAddress: async () => [] }));

const PASSWORD = 'uma senha de teste';
let folder = '';
let server = new Map<string, Buffer>();
const questions: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  folder = emptyFolder();
  server = new Map();
  questions.length = 0;
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  for (const path of ['dist', 'content']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://roda.org.br/">');
  write('Um texto');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const write = (text: string) => writeFileSync(join(folder, 'content/home.yaml'), `title: ${text}\n`);

const job = (settings: object = {}) => ({
  publishing: { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana', ...settings } as const,
  folder: join(folder, 'dist'),
  kept: keptIn(join(folder, 'content/.publicado')),
  content: readSource(join(folder, 'content')),
  brand: 'Roda',
});
const talk = {
  say: () => undefined,
  progress: () => undefined,
  ask: async ({ text }: { text: string }) => questions.push(text) > 0,
  password: async () => PASSWORD,
};

const archives = () => [...server.keys()].filter((path) => path.startsWith('.htconteudo')).sort();
const textIn = (name: string) => unzip(server.get(name) ?? Buffer.alloc(0)).map(({ bytes }) => bytes.toString());

test('a publication sends an archive of the owner’s files, and the question says its size', async () => {
  await publish(job(), talk);
  expect(textIn(ARCHIVE)).toEqual(['title: Um texto\n']);
  expect(questions.join()).toMatch(/E uma cópia dos textos e das fotos, para outro computador: 0,1 kB\./);
  expect(readManifest(server.get(MANIFEST) ?? Buffer.alloc(0))?.source?.archive).toMatchObject({
    date: '2026-11-25T12:00:00.000Z',
    files: { 'home.yaml': expect.stringMatching(/./) },
    earlier: [],
  });
});

test('if only the owner’s files changed, only the archive is sent; if nothing changed, nothing', async () => {
  await publish(job(), talk);
  await publish(job(), talk);
  expect(questions).toHaveLength(1);
  write('Outro');
  await publish(job(), talk);
  expect(questions[1]).toMatch(/A enviar: 0 arquivos .*\n {2}E uma cópia/);
  expect(textIn(ARCHIVE)).toEqual(['title: Outro\n']);
});

test('the last five archives stay on the server', async () => {
  for (const text of ['1', '2', '3', '4', '5', '6', '7']) {
    vi.advanceTimersByTime(60_000);
    write(text);
    await publish(job(), talk);
  }
  expect(archives().flatMap(textIn)).toEqual(['3', '4', '5', '6', '7'].map((text) => `title: ${text}\n`));
  expect(archives()[0]).toBe('.htconteudo-2026-11-25T12-03-00-000Z.zip');
});

test('an archive that somebody deleted on the server is sent again', async () => {
  await publish(job(), talk);
  server.delete(ARCHIVE);
  await publish(job(), talk);
  expect(archives()).toEqual([ARCHIVE]);
});

test('with `keepSource: no`, no archive is sent, and those on the server are deleted', async () => {
  await publish(job(), talk);
  write('Outro');
  await publish(job(), talk);
  expect(archives()).toHaveLength(2);
  await publish(job({ keepSource: false }), talk);
  expect(archives()).toEqual([]);
  expect(String(server.get(MANIFEST))).not.toContain('home.yaml');
});

test('the server gets no password, no key and nothing of `.publicado`', async () => {
  const { kept } = job();
  kept.know('ssh://sftp.roda.org.br:22', { key: 'SHA256:aKey' });
  await publish(job(), talk);
  expect(unzip(server.get(ARCHIVE) ?? Buffer.alloc(0)).map(({ path }) => path)).toEqual(['home.yaml']);
  for (const bytes of server.values()) {
    expect(bytes.toString('latin1')).not.toContain(PASSWORD);
    expect(bytes.toString('latin1')).not.toContain('aKey');
  }
  expect(readFileSync(join(folder, 'content/.publicado/servidores.json'), 'utf8')).not.toContain(PASSWORD);
});

test('if the public address gives out the archive, all archives are deleted, and a fault says so', async () => {
  await publish(job(), talk);
  write('Outro');
  await publish(job(), talk);
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(url.endsWith(`/${ARCHIVE}`) ? new Uint8Array(server.get(ARCHIVE) ?? []) : ''),
  );
  const faults = await visit(job(), talk);
  expect(faults).toMatchObject([{ stops: false, found: expect.stringContaining('Já a apaguei do servidor') }]);
  expect(archives()).toEqual([]);
});

test.each([
  ['404', () => new Response('', { status: 404 })],
  ['a page with the status 200', () => new Response('<!doctype html>')],
])('if the public address answers with %s, the archive stays', async (_, answer) => {
  await publish(job(), talk);
  vi.stubGlobal('fetch', async () => answer());
  expect(await visit(job(), talk)).toEqual([]);
  expect(archives()).toEqual([ARCHIVE]);
});
