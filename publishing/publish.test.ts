import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeComputer } from '../tests/computers.ts';
import { memoryRemote } from '../tests/memoryRemote.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { ARCHIVE, unzip } from './archive.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { keptIn } from './kept.ts';
import { MANIFEST } from './manifest.ts';
import { publish } from './publish.ts';
import { openSftp } from './sftp.ts';
import { readSource } from './source.ts';
import type { Question } from './talk.ts';

vi.mock('./cloudflare.ts', () => ({ deployToCloudflare: vi.fn() }));
vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));

const hosting = { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' } as const;
const SERVER = 'sftp://ana@sftp.roda.org.br/';
let server = new Map<string, Buffer>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 5), toFake: ['Date'] });
  server = new Map();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  return () => void vi.useRealTimers();
});

/** A computer with one text. */
function makeOwner() {
  const owner = makeComputer(hosting);
  owner.write('home.yaml', 'title: Um\n');
  return owner;
}

const kindsOf = ({ questions }: ReturnType<typeof makeOwner>) => questions.map(({ kind }) => kind);
const nextDay = () => vi.setSystemTime(Date.now() + 24 * 3_600_000);
const copy = () => unzip(server.get(ARCHIVE) ?? Buffer.alloc(0));

test('a site that another computer published since is replaced only after the owner reads who and when, and types the name', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  await one.publish();
  await other.bring();
  await other.publish();
  one.write('home.yaml', 'title: De um\n');
  await one.publish();
  nextDay();
  other.write('home.yaml', 'title: De outro\n');
  expect(await other.publish(() => false)).toBe('declined');
  expect(other.questions).toMatchObject([
    {
      kind: 'over',
      name: 'Roda',
      text: expect.stringMatching(/não foi publicado daqui: \S+ publicou ontem às 09:05\. .*“Trazer da hospedagem”/),
    },
  ]);
  expect(copy()).toEqual(readSource(one.content));
  // The computer no longer says that its version is on the server.
  expect(other.kept.known(SERVER).version).toBe(undefined);
  expect(await other.publish()).toBe('sent');
  other.write('home.yaml', 'title: Outra vez\n');
  await other.publish();
  expect(kindsOf(other)).toEqual(['changes']);
  await one.publish();
  expect(kindsOf(one)).toEqual(['over']);
});

test('a computer that publishes while the owner of another reads the question stops the other', async () => {
  const one = makeOwner();
  await one.publish();
  one.write('home.yaml', 'title: Dois\n');
  const listed = String(server.get(MANIFEST));
  const answer = () => Boolean(server.set(MANIFEST, Buffer.from(listed.replace('"date":"2026', '"date":"2027'))));
  await expect(one.publish(answer)).rejects.toThrow('outro computador publicou. Nada foi enviado');
});

test('the previous version can be published again, and the texts stay as they are', async () => {
  const one = makeOwner();
  await one.publish();
  const page = String(server.get('index.html'));
  nextDay();
  one.write('home.yaml', 'title: Dois\n');
  await one.publish();
  const [, before = ''] = one.kept.versions();
  await one.goBack(before);
  expect([String(server.get('index.html')), kindsOf(one)]).toEqual([page, ['changes']]);
  expect(one.kept.known(SERVER).version).toBe(before);
  expect(copy()).toEqual(readSource(one.content));
  expect(one.kept.versions()).toHaveLength(2);
});

test('an unknown file at the path of a page is replaced only after a yes, and a copy is kept', async () => {
  const one = makeOwner();
  server.set('index.html', Buffer.from('A hospedagem'));
  await expect(one.publish(({ kind }) => kind !== 'foreign')).rejects.toThrow(
    / {2}index\.html\n[\s\S]*Nada foi enviado/,
  );
  expect([...server.keys()]).toEqual(['index.html']);
  await one.publish();
  const [day = ''] = readdirSync(join(one.content, '.publicado/substituidos'));
  expect(one.text(`.publicado/substituidos/${day}/index.html`)).toBe('A hospedagem');
});

test.each([
  ['on the server', true, false],
  ['on this machine', false, true],
  ['on both', true, true],
])('if the list of published files is missing %s, the next run recognises the files', async (_, there, here) => {
  const one = makeOwner();
  await one.publish();
  if (there) server.delete(MANIFEST);
  if (here) rmSync(join(one.content, '.publicado/servidores.json'));
  await one.publish();
  expect(one.questions.every(({ text }) => text.includes('A enviar: 0 arquivos'))).toBe(true);
});

let folder = '';
beforeEach(() => {
  vi.mocked(deployToCloudflare).mockReset();
  folder = emptyFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://roda.org.br/">');
});

/** Publishes to Cloudflare, with a public address that has this status. Returns the questions to the owner. */
async function toCloudflare(status: number, answer: boolean): Promise<Question[]> {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return answer;
  };
  const talk = { say: () => {}, progress: () => {}, ask, password: async () => '' };
  const kept = keptIn(join(folder, '.publicado'));
  await publish({ publishing: { kind: 'cloudflare' }, folder: join(folder, 'dist'), kept, brand: 'Roda' }, talk);
  return asked;
}

test('on Cloudflare, a folder’s first publication over a site needs the brand’s name', async () => {
  expect(await toCloudflare(200, false)).toMatchObject([
    { kind: 'over', name: 'Roda', text: expect.stringMatching(/^Em https:\/\/roda\.org\.br já há um site/) },
  ]);
  expect(deployToCloudflare).not.toHaveBeenCalled();
  await toCloudflare(200, true);
  expect(deployToCloudflare).toHaveBeenCalledTimes(1);
  expect(await toCloudflare(200, true)).toMatchObject([{ kind: 'changes' }]);
});

test('on Cloudflare, a first publication at an address without a site needs only a yes', async () => {
  expect(await toCloudflare(404, true)).toMatchObject([{ kind: 'changes' }]);
});

test('before a published page and a redirect are deleted, the question names their URLs and what to do', async () => {
  mkdirSync(join(folder, 'dist/caso'));
  for (const file of ['caso/roda.html', 'velha.html']) writeFileSync(join(folder, 'dist', file), '');
  await toCloudflare(404, true);
  for (const file of ['caso/roda.html', 'velha.html']) rmSync(join(folder, 'dist', file));
  const [question] = await toCloudflare(404, true);
  expect(question?.text).toMatch(
    /Quem abrir \/velha ou \/caso\/roda vai ler.*\n.*em “Endereços antigos” dela, .*, como velha\./,
  );
  expect((await toCloudflare(404, true))[0]?.text).not.toContain('Endereços antigos');
});

test('the question names the pages that come and go by their titles, and a page without a title by its URL', async () => {
  writeFileSync(join(folder, 'dist/lojas.html'), '<title>Pão &amp; Cia | Roda</title>');
  writeFileSync(join(folder, 'dist/sobre.html'), '');
  const [question] = await toCloudflare(404, true);
  expect(question?.text).toMatch(/^ {2}Novo: Pão & Cia, \/sobre, a página inicial$/m);
  for (const name of ['lojas', 'sobre']) rmSync(join(folder, `dist/${name}.html`));
  expect((await toCloudflare(404, true))[0]?.text).toMatch(/^ {2}Sai: Pão & Cia, \/sobre$/m);
});
