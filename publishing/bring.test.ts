import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openFiles } from '../editor/files.ts';
import { makeComputer } from '../tests/computers.ts';
import { memoryRemote } from '../tests/memoryRemote.ts';
import { ARCHIVE, unzip } from './archive.ts';
import { MANIFEST } from './manifest.ts';
import { openSftp } from './sftp.ts';
import { readSource } from './source.ts';
import { Trouble } from './trouble.ts';

vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));

const hosting = { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' } as const;
let server = new Map<string, Buffer>();
const PHOTO = Buffer.from([255, 216, 0, 1]);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 25, 9, 5), toFake: ['Date'] });
  server = new Map();
  vi.mocked(openSftp).mockImplementation(async () => memoryRemote(server));
  return () => void vi.useRealTimers();
});

/** A computer with the demonstration's texts and a photo. */
function makeOwner() {
  const owner = makeComputer(hosting);
  cpSync('demo', owner.content, { recursive: true, filter: () => true });
  owner.write('imagens/Lúcia #2.JPG', PHOTO);
  return owner;
}

const write = (owner: ReturnType<typeof makeOwner>, from: string, to: string) =>
  owner.write('home.yaml', owner.text('home.yaml').replace(from, to));
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);

test('an empty folder gets all files byte for byte, and publishing from it needs no question about another computer', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  later(24 * 60);
  await other.bring();
  expect(readSource(other.content)).toEqual(readSource(one.content));
  expect(other.read.at(-1)).toMatch(/^Trouxe 10 arquivos \(textos, fotos e logos\), que .+ publicou ontem às 09:05\.$/);
  await other.publish();
  expect(other.questions).toEqual([]);
  other.write('imagens/nova.jpg', PHOTO);
  await other.publish();
  expect(other.questions.map(({ kind }) => kind)).toEqual(['changes']);
});

test('the earlier archives become earlier versions in the editor, also of deleted pages', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  one.write('pages/sobre.yaml', 'name: Sobre\n');
  await one.publish();
  const first = one.text('home.yaml');
  later(10);
  rmSync(join(one.content, 'pages/sobre.yaml'));
  write(one, 'title:', 'title: Segundo');
  await one.publish();
  later(10);
  write(one, 'Segundo', 'Terceiro');
  await one.publish();
  await other.bring();
  const files = openFiles(other.content);
  expect(files.versions('home.yaml')).toHaveLength(2);
  expect(files.versions(null)).toEqual([{ file: 'pages/sobre.yaml', time: new Date(2026, 10, 25, 9, 5).getTime() }]);
  const [second, oldest] = readdirSync(join(other.content, '.historico/home.yaml')).sort().reverse();
  expect([
    other.text(`.historico/home.yaml/${second}`).includes('Segundo'),
    other.text(`.historico/home.yaml/${oldest}`),
  ]).toEqual([true, first]);
});

test('without an archive, the owner reads where it can come from, and nothing is written', async () => {
  const other = makeComputer(hosting);
  await expect(other.bring()).rejects.toThrow(/não há cópia dos textos e das fotos.*“Guardar uma cópia”/);
  expect(existsSync(other.content)).toBe(false);
});

test('a damaged archive writes nothing', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  server.set(ARCHIVE, (server.get(ARCHIVE) ?? Buffer.alloc(0)).subarray(0, -9));
  await expect(other.bring()).rejects.toThrow('está estragada');
  expect(readdirSync(other.folder)).toEqual([]);
});

test('if the connection is lost while files are brought, nothing is written', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  later(10);
  write(one, 'title:', 'title: Segundo');
  await one.publish();
  const remote = memoryRemote(server);
  const read = (path: string) => (/conteudo-/.test(path) ? Promise.reject(new Trouble('lost')) : remote.read(path));
  vi.mocked(openSftp).mockResolvedValue({ ...remote, read });
  await expect(other.bring()).rejects.toThrow('caiu e não voltou');
  expect(existsSync(other.content)).toBe(false);
});

test('a damaged earlier archive is left out, and a message says so', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  later(10);
  write(one, 'title:', 'title: Segundo');
  await one.publish();
  for (const name of server.keys()) if (/conteudo-/.test(name)) server.set(name, Buffer.from('x'));
  await other.bring();
  expect(other.read.join('\n')).toContain('A cópia de 25 de novembro de 2026 às 09:05 está estragada');
  expect(readSource(other.content)).toEqual(readSource(one.content));
});

test('if a run stopped after it had renamed the newest archive, that archive is brought', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  const bytes = server.get(ARCHIVE) ?? Buffer.alloc(0);
  server.delete(ARCHIVE);
  server.set(`.htconteudo-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.zip`, bytes);
  await other.bring();
  expect(readSource(other.content)).toEqual(readSource(one.content));
});

/** Two computers that begin with the same published files. */
async function makeTwo() {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  await other.bring();
  later(24 * 60);
  return [one, other] as const;
}

const kindsOf = ({ questions }: ReturnType<typeof makeOwner>) => questions.map(({ kind }) => kind);
const change = (owner: ReturnType<typeof makeOwner>, file: string, from: RegExp, to: string) =>
  owner.write(file, owner.text(file).replace(from, to));

test('before an older source is published, the owner reads who published what, and may bring it first', async () => {
  const [one, other] = await makeTwo();
  change(one, 'services/automacoes.yaml', /^description: .*/m, 'description: De um');
  for (const name of ['a', 'b']) one.write(`imagens/${name}.jpg`, PHOTO);
  await one.publish();
  change(other, 'services/automacoes.yaml', /^lead: .*/m, 'lead: De outro');
  later(24 * 60);
  await other.publish();
  expect(kindsOf(other)).toEqual(['bring', 'changes']);
  expect(other.questions[0]?.text).toMatch(
    /^\S+ publicou ontem às 09:05 deste site: Automações com IA e duas fotos\.\nTrazer isso para cá antes de publicar\?/,
  );
  expect(other.text('services/automacoes.yaml')).toMatch(/^description: De um$[\s\S]*^lead: De outro$/m);
  await one.publish();
  expect(kindsOf(one)).toEqual(['bring', 'changes'].slice(0, 1));
  expect(readSource(one.content)).toEqual(readSource(other.content));
});

test('without bringing, the brand’s name is needed, and the other archive stays on the server', async () => {
  const [one, other] = await makeTwo();
  write(one, 'title:', 'title: De um');
  await one.publish();
  write(other, 'title:', 'title: De outro');
  expect(await other.publish(({ kind }) => kind !== 'bring' && kind !== 'over')).toBe('declined');
  expect(kindsOf(other)).toEqual(['bring', 'over']);
  expect(other.questions[1]?.text).toMatch(
    /deste site: Página inicial\. Se você publicar, o desta pasta fica no lugar/,
  );
  expect(unzip(server.get(ARCHIVE) ?? Buffer.alloc(0))).toEqual(readSource(one.content));
  expect(await other.publish(({ kind }) => kind !== 'bring')).toBe('sent');
  const third = makeComputer(hosting);
  await third.bring();
  expect(third.texts()).toContain('De um');
});

test.each([
  [true, 'De um', 'De outro'],
  [false, 'De outro', 'De um'],
])(
  'the owner chooses between two changes of a text (the server’s: %s), and the other becomes an earlier version',
  async (isTheirs, stays, goes) => {
    const [one, other] = await makeTwo();
    change(one, 'services/automacoes.yaml', /^name: .*/m, 'name: De um');
    await one.publish();
    change(other, 'services/automacoes.yaml', /^name: .*/m, 'name: De outro');
    await other.publish(({ kind }) => kind !== 'clash' || isTheirs);
    expect(kindsOf(other)).toEqual(['bring', 'clash', ...(isTheirs ? [] : ['changes'])]);
    expect(other.questions[1]?.text).toBe(
      'De outro: Nome mudou aqui e no servidor.\n  Aqui: De outro\n  No servidor: De um\nFicar com o do servidor? O outro fica guardado em “Histórico”.',
    );
    expect(other.text('services/automacoes.yaml')).toContain(`name: ${stays}`);
    const files = openFiles(other.content);
    const texts = files.versions('services/automacoes.yaml').map(({ file, time }) => files.version(file, time));
    expect(texts).toContainEqual(expect.objectContaining({ name: goes }));
  },
);

test('a photo that both changed is asked about, and both stay on the computer', async () => {
  const [one, other] = await makeTwo();
  one.write('imagens/Lúcia #2.JPG', 'foto de um');
  await one.publish();
  other.write('imagens/Lúcia #2.JPG', 'foto de outro');
  await other.publish();
  expect(other.questions[1]?.text).toMatch(
    /^Foto imagens\/Lúcia #2\.JPG mudou aqui e no servidor\.\n {2}Aqui: um arquivo de/,
  );
  expect(other.text('imagens/Lúcia #2.JPG')).toBe('foto de um');
  expect(other.texts()).toContain('foto de outro');
});

test('a computer that publishes while the owner of another reads the question stops the other', async () => {
  const [one, other] = await makeTwo();
  write(one, 'title:', 'title: De um');
  write(other, 'title:', 'title: De outro');
  const source = server.get(MANIFEST) ?? Buffer.alloc(0);
  const answer = ({ kind }: { kind: string }) => {
    if (kind === 'changes') server.set(MANIFEST, Buffer.from(String(source).replace(/"date":"2026/, '"date":"2027')));
    return true;
  };
  await expect(other.publish(answer)).rejects.toThrow('outro computador publicou. Nada foi enviado');
});

test('a folder that has only the demonstration gets all texts of the server without a question', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  write(one, 'title:', 'title: De um');
  await one.publish();
  cpSync('demo', other.content, { recursive: true, filter: () => true });
  await other.bring();
  expect(kindsOf(other)).toEqual([]);
  expect(readSource(other.content)).toEqual(readSource(one.content));
});
