import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeComputer } from '../tests/computers.ts';
import { memoryRemote } from '../tests/memoryRemote.ts';
import { ARCHIVE, unzip } from './archive.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { openSftp } from './sftp.ts';

vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));
vi.mock('./check.ts', async (load) => ({ ...(await load<object>()), checkAddress: async () => [] }));

const PASSWORD = 'uma senha de teste';
let server = new Map<string, Buffer>();
let owner: ReturnType<typeof makeComputer>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  server = new Map();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  owner = makeComputer({ kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' }, PASSWORD);
  write('Um texto');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const write = (text: string) => owner.write('home.yaml', `title: ${text}\n`);
const archives = () => [...server.keys()].filter((path) => path.startsWith('.htconteudo')).sort();
const textIn = (name: string) => unzip(server.get(name) ?? Buffer.alloc(0)).map(({ bytes }) => bytes.toString());

test('a publication sends an archive of the owner’s files, and the question says its size', async () => {
  await owner.publish();
  expect(textIn(ARCHIVE)).toEqual(['title: Um texto\n']);
  expect(owner.read.join()).toMatch(/E uma cópia dos textos e das fotos, para outro computador: 0,1 kB\./);
  expect(readManifest(server.get(MANIFEST) ?? Buffer.alloc(0))?.source?.archive).toEqual({
    'home.yaml': expect.stringMatching(/./),
  });
  await owner.publish();
  expect(owner.questions).toEqual([]);
});

test('a changed text replaces the archive, and one that somebody deleted is sent again', async () => {
  await owner.publish();
  write('Outro');
  await owner.publish();
  expect(archives().flatMap(textIn)).toEqual(['title: Outro\n']);
  server.delete(ARCHIVE);
  await owner.publish();
  expect(owner.questions[0]?.text).toMatch(/A enviar: 0 arquivos .*\n {2}E uma cópia/);
  expect(archives()).toEqual([ARCHIVE]);
});

test('with `keepSource: no`, no archive is sent, and those on the server are deleted', async () => {
  await owner.publish();
  await owner.publish(() => true, { keepSource: false });
  expect(archives()).toEqual([]);
  expect(String(server.get(MANIFEST))).not.toContain('home.yaml');
});

test('the server gets no password, no key and nothing of `.publicado`', async () => {
  owner.kept.know('ssh://sftp.roda.org.br:22', { key: 'SHA256:aKey' });
  await owner.publish();
  expect(unzip(server.get(ARCHIVE) ?? Buffer.alloc(0)).map(({ path }) => path)).toEqual(['home.yaml']);
  const own = readFileSync(join(owner.content, '.publicado/servidores.json'), 'latin1');
  for (const text of [own, ...[...server.values()].map((bytes) => bytes.toString('latin1'))])
    expect(text).not.toContain(PASSWORD);
  for (const bytes of server.values()) expect(bytes.toString('latin1')).not.toContain('aKey');
});

test('if the public address gives out the archive, it is deleted, and a warning says so', async () => {
  await owner.publish();
  vi.stubGlobal(
    'fetch',
    async (url: string) => new Response(url.endsWith(`/${ARCHIVE}`) ? new Uint8Array(server.get(ARCHIVE) ?? []) : ''),
  );
  expect(await owner.visit()).toEqual([{ code: 'publicArchive', state: 'warning', found: [{ text: ARCHIVE }] }]);
  expect(archives()).toEqual([]);
});

test.each([
  ['404', () => new Response('', { status: 404 })],
  ['a page with the status 200', () => new Response('<!doctype html>')],
])('if the public address answers with %s, the archive stays', async (_, answer) => {
  await owner.publish();
  vi.stubGlobal('fetch', async () => answer());
  expect(await owner.visit()).toEqual([]);
  expect(archives()).toEqual([ARCHIVE]);
});
