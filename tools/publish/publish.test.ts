import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { deployToCloudflare } from './cloudflare.ts';
import { keptIn } from './kept.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { publish } from './publish.ts';
import { openSftp } from './sftp.ts';
import { ARCHIVE, unpack } from './source.ts';
import { makeComputer, PHOTO, startMemoryServer } from './tests/computers.ts';
import { memoryRemote } from './tests/memoryRemote.ts';
import { Trouble } from './trouble.ts';

vi.mock('./cloudflare.ts', () => ({ deployToCloudflare: vi.fn() }));
vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));
vi.mock('./check.ts', async (load) => ({ ...(await load<object>()), checkAddress: async () => [] }));

const SERVER = 'sftp://ana@sftp.roda.org.br/';
const PASSWORD = 'uma senha de teste';
let server = new Map<string, Buffer>();

beforeEach(() => {
  server = startMemoryServer();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

type Owner = ReturnType<typeof makeComputer>;

/** A computer with one text and one photo. */
function makeOwner(): Owner {
  const owner = makeComputer({ kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' }, PASSWORD);
  owner.write('home.yaml', 'Um');
  owner.write('imagens/Lúcia #2.jpg', PHOTO);
  return owner;
}

/** Publishes, and returns the question to the owner without its fixed first and last lines. */
async function rowsOf(owner: Owner): Promise<string[] | undefined> {
  await owner.publish();
  return owner.questions[0]?.text.split('\n').slice(1, -1);
}

const kindsOf = ({ questions }: Owner) => questions.map(({ kind }) => kind);
const pictures = () => [...server.keys()].filter((path) => path.startsWith('.htfoto-'));
const textsIn = (bytes = server.get(ARCHIVE)) => bytes && unpack(bytes).texts.map((file) => String(file.bytes));

test('the question names pages by their titles and photos by their names, and no file with a hash', async () => {
  const owner = makeOwner();
  const copy = ', com a cópia dos textos e das fotos.';
  expect(await rowsOf(owner)).toEqual([
    '  Novo: Um, a página inicial, a foto Lúcia #2.jpg',
    expect.stringMatching(`^  A enviar: 4 arquivos, 0,\\d kB${copy}$`),
  ]);
  owner.write('home.yaml', 'Pão &amp; Cia\x1b[2J');
  owner.write('site.yaml', '');
  owner.write('imagens/nova.png', 'b');
  owner.write('imagens/Lúcia #2.jpg', 'outra');
  expect((await rowsOf(owner))?.slice(0, 2)).toEqual([
    '  Novo: /site, a foto nova.png',
    '  Muda: Pão & Cia [2J, a foto Lúcia #2.jpg',
  ]);
  for (const path of ['content/home.yaml', 'dist/home.html', 'content/imagens/nova.png'])
    rmSync(join(owner.folder, path));
  expect((await rowsOf(owner))?.[0]).toBe('  Sai: Pão & Cia [2J, a foto nova.png');
  expect(await rowsOf(owner)).toBe(undefined);
});

test('a photo is sent once, and leaves the server with the owner’s', async () => {
  const owner = makeOwner();
  await owner.publish();
  const [photo] = pictures();
  const written: string[] = [];
  vi.mocked(openSftp).mockImplementation(async () => {
    const remote = memoryRemote(server);
    const replace = (path: string, by: string) => {
      written.push(path);
      return remote.replace(path, by);
    };
    return { ...remote, replace };
  });
  owner.write('home.yaml', 'Dois');
  await owner.publish();
  expect(written).toEqual([MANIFEST, 'home.html', ARCHIVE, MANIFEST]);
  expect([textsIn(), pictures()]).toEqual([['Dois'], [photo]]);
  rmSync(join(owner.content, 'imagens'), { recursive: true });
  await owner.publish();
  expect(pictures()).toEqual([]);
  await owner.publish(() => true, { keepSource: false });
  expect([...server.keys()].sort()).toEqual([MANIFEST, 'home.html', 'index.html']);
});

test('the list on the server names nothing, and the server gets no password and no key', async () => {
  const owner = makeOwner();
  owner.write('services/rascunho.yaml', 'hidden: yes');
  owner.kept.know('ssh://sftp.roda.org.br:22', { key: 'SHA256:aKey' });
  await owner.publish();
  expect(readManifest(server.get(MANIFEST) ?? PHOTO)?.folders).toHaveLength(1);
  expect(String(server.get(MANIFEST))).not.toMatch(/html|rascunho|services|foto|ana/);
  const own = readFileSync(join(owner.content, '.publicado/servidores.json'), 'latin1');
  for (const text of [own, ...[...server.values()].map(String)]) expect(text).not.toContain(PASSWORD);
  for (const bytes of server.values()) expect(String(bytes)).not.toContain('aKey');
});

test('a site that another computer published since is replaced only after the owner reads when', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  await one.publish();
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  other.write('home.yaml', 'De outro');
  expect(await other.publish(() => false)).toBe('declined');
  expect(other.questions).toMatchObject([
    {
      kind: 'over',
      text: expect.stringMatching(/^O site .* publicou em 25 de novembro de 2026 às 09:05\. .*“Trazer da hospedagem”/),
    },
  ]);
  expect(textsIn()).toEqual(['Um']);
  expect(await other.publish()).toBe('sent');
  other.write('home.yaml', 'Outra vez');
  await other.publish();
  expect(kindsOf(other)).toEqual(['changes']);
  await one.publish();
  expect(kindsOf(one)).toEqual(['over']);
});

test('a computer that publishes while the owner of another reads the question stops the other', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  await one.publish();
  one.write('home.yaml', 'Dois');
  await other.publish();
  const listed = server.get(MANIFEST) ?? PHOTO;
  await expect(
    one.publish(() => Boolean(server.set(MANIFEST, Buffer.from(String(listed).replace('"id":"', '"id":"x'))))),
  ).rejects.toThrow('outro computador publicou. Nada foi enviado');
});

test('a run that stopped is finished by the next one, without a warning', async () => {
  const owner = makeOwner();
  vi.mocked(openSftp).mockImplementation(async () => {
    const remote = memoryRemote(server);
    const write = (path: string, bytes: Buffer) =>
      path.includes('index.html') ? Promise.reject(new Trouble('network', 'ECONNRESET')) : remote.write(path, bytes);
    return { ...remote, write };
  });
  await expect(owner.publish()).rejects.toThrow(/Não há conexão .*ECONNRESET.* continua inteiro/);
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  await owner.publish();
  expect(kindsOf(owner)).toEqual(['changes']);
  expect(owner.read.join()).toContain('parou no meio');
  expect(await rowsOf(owner)).toBe(undefined);
});

test('the previous version can be published again, and the texts stay as they are', async () => {
  const owner = makeOwner();
  await owner.publish();
  vi.setSystemTime(Date.now() + 1000);
  owner.write('home.yaml', 'Dois');
  await owner.publish();
  const [now = '', before = ''] = owner.kept.versions();
  await owner.goBack(before);
  expect([String(server.get('home.html')), textsIn()]).toEqual(['<title>Um | Roda</title>', ['Dois']]);
  expect([owner.kept.known(SERVER).version, owner.kept.versions()]).toEqual([before, [now, before]]);
});

test('files that this program did not publish are replaced only after a yes', async () => {
  const owner = makeOwner();
  server.set('index.html', Buffer.from('A hospedagem'));
  server.set('loja.html', Buffer.from('Outro'));
  expect(await owner.publish(() => false)).toBe('declined');
  expect(owner.questions).toMatchObject([{ kind: 'over', text: expect.stringMatching(/substitui: index\.html\.\n/) }]);
  expect([...server.keys()]).toEqual(['index.html', 'loja.html']);
  await owner.publish();
  expect(String(server.get('loja.html'))).toBe('Outro');
});

test.each([
  [
    'the archive',
    () => new Response(new Uint8Array(server.get(ARCHIVE) ?? [])),
    [{ code: 'publicArchive' }],
    undefined,
  ],
  ['404', () => new Response('', { status: 404 }), [], ['Um']],
  ['a page with the status 200', () => new Response('<!doctype html>'), [], ['Um']],
])('if the public address answers with %s, the archive is deleted only then, with a warning', async (...row) => {
  const [, answer, findings, texts] = row;
  const owner = makeOwner();
  await owner.publish();
  vi.stubGlobal('fetch', async () => answer());
  expect(await owner.visit()).toMatchObject(findings);
  expect(textsIn()).toEqual(texts);
});

test('on Cloudflare, the site is published after a yes, and can be published again', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), '<link rel="canonical" href="https://roda.org.br/">');
  const kept = keptIn(join(folder, '.publicado'));
  const job = { publishing: { kind: 'cloudflare' } as const, folder: join(folder, 'dist'), kept, content: [] };
  const ask = vi.fn(async () => false);
  const talk = { say: () => {}, progress: () => {}, ask, password: async () => '' };
  expect(await publish(job, talk)).toBe('declined');
  expect(ask).toHaveBeenCalledWith({
    kind: 'changes',
    text: expect.stringContaining('https://roda.org.br.\nPublicar?'),
  });
  expect(deployToCloudflare).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await publish(job, talk);
  expect(deployToCloudflare).toHaveBeenCalledTimes(1);
  expect(kept.versions()).toEqual([kept.known('cloudflare').version]);
});
