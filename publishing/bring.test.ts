import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeComputer } from '../tests/computers.ts';
import { memoryRemote } from '../tests/memoryRemote.ts';
import { ARCHIVE } from './archive.ts';
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

type Owner = ReturnType<typeof makeOwner>;
const title = (owner: Owner, to: string) => owner.write('home.yaml', owner.text('home.yaml').replace('title:', to));
const kindsOf = ({ questions }: Owner) => questions.map(({ kind }) => kind);
const nextDay = () => vi.setSystemTime(Date.now() + 24 * 3_600_000);

test('an empty folder gets all files byte for byte, and publishing from it needs no brand’s name', async () => {
  const [one, other] = [makeOwner(), makeComputer(hosting)];
  await one.publish();
  nextDay();
  // A run that was killed left a file.
  other.write('../content.trazendo/pages/velha.yaml', 'name: Velha\n');
  await other.bring();
  expect(readSource(other.content)).toEqual(readSource(one.content));
  expect(readdirSync(other.folder)).toEqual(['content']);
  expect(other.read.at(-1)).toMatch(/^Trouxe 10 arquivos \(textos, fotos e logos\), que .+ publicou ontem às 09:05\.$/);
  await other.publish();
  expect(other.questions).toEqual([]);
  other.write('imagens/nova.jpg', PHOTO);
  await other.publish();
  expect(kindsOf(other)).toEqual(['changes']);
});

test('a folder that is there is set aside whole, and keeps what it knows about its publications', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  await one.publish();
  title(one, 'title: De um');
  rmSync(join(one.content, 'imagens'), { recursive: true });
  await one.publish();
  other.write('.historico/home.yaml/1.yaml', 'title: Antigo\n');
  other.write('imagens/nova.jpg', PHOTO);
  other.kept.know('ssh://sftp.roda.org.br:22', { key: 'SHA256:aKey' });
  const before = readSource(other.content);
  await other.bring();
  expect(readSource(other.content)).toEqual(readSource(one.content));
  const aside = join(other.folder, 'content-2026-11-25-090500');
  expect(other.read.at(-1)).toContain('Os de antes estão na pasta content-2026-11-25-090500.');
  expect(readSource(aside)).toEqual(before);
  expect(existsSync(join(aside, '.historico/home.yaml/1.yaml'))).toBe(true);
  expect(readdirSync(other.folder).sort()).toEqual(['content', 'content-2026-11-25-090500']);
  expect(other.kept.known('ssh://sftp.roda.org.br:22')).toEqual({ key: 'SHA256:aKey' });
  await other.bring();
  expect(other.read.at(-1)).toMatch(/^Nada a trazer: os textos e as fotos do servidor já estão aqui/);
});

test.each<[string, RegExp, () => void]>([
  ['without an archive', /não há cópia dos textos e das fotos.*“Guardar uma cópia”/, () => server.delete(ARCHIVE)],
  ['with a damaged archive', /está estragada/, () => server.set(ARCHIVE, Buffer.from('PK'))],
  [
    'if the connection is lost',
    /Não há conexão/,
    () => {
      const remote = memoryRemote(server);
      const read = (path: string) => (path === ARCHIVE ? Promise.reject(new Trouble('network')) : remote.read(path));
      vi.mocked(openSftp).mockResolvedValue({ ...remote, read });
    },
  ],
])('%s, the owner reads why, and nothing is written', async (_, sentence, damage) => {
  const [one, other, empty] = [makeOwner(), makeOwner(), makeComputer(hosting)];
  await one.publish();
  title(other, 'title: De outro');
  const before = readSource(other.content);
  damage();
  for (const computer of [other, empty]) await expect(computer.bring()).rejects.toThrow(sentence);
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
  expect(readdirSync(empty.folder)).toEqual([]);
});
