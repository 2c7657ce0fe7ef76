import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSftp } from './sftp.ts';
import { ARCHIVE, readSource } from './source.ts';
import { makeComputer, PHOTO, startMemoryServer } from './tests/computers.ts';
import { memoryRemote } from './tests/memoryRemote.ts';
import { Trouble } from './trouble.ts';

vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));

const hosting = { kind: 'sftp', host: 'sftp.roda.org.br', user: 'ana' } as const;
let server = new Map<string, Buffer>();

beforeEach(() => {
  server = startMemoryServer();
  return () => void vi.useRealTimers();
});

/** A computer with the demonstration's texts, a destination and a photo. */
function makeOwner() {
  const owner = makeComputer(hosting);
  cpSync('demo', owner.content, { recursive: true, filter: () => true });
  owner.write(
    'site.yaml',
    `${owner.text('site.yaml')}publishing:\n  kind: sftp\n  host: sftp.roda.org.br\n  user: ana\n`,
  );
  owner.write('imagens/Lúcia #2.JPG', PHOTO);
  return owner;
}

type Owner = ReturnType<typeof makeOwner>;
const change = (owner: Owner, file: string, from: string | RegExp, to: string) =>
  owner.write(file, owner.text(file).replace(from, to));
const kindsOf = ({ questions }: Owner) => questions.map(({ kind }) => kind);

test('the files here are set aside whole, and those of the server come byte for byte', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  change(one, 'home.yaml', 'title:', 'title: De um');
  await one.publish();
  other.write('.historico/home.yaml/1.yaml', 'title: Antigo\n');
  other.write('imagens/nova.jpg', 'nova');
  rmSync(join(other.content, 'imagens/Lúcia #2.JPG'));
  other.kept.know('ssh://sftp.roda.org.br:22', { key: 'SHA256:aKey' });
  const before = readSource(other.content);
  await other.bring();
  expect(other.read.at(-1)).toBe(
    'Trouxe 10 arquivos (textos, fotos e logos), publicados em 25 de novembro de 2026 às 09:05. Os de antes estão na pasta content-2026-11-25-090500.',
  );
  expect(readSource(other.content)).toEqual(readSource(one.content));
  const aside = join(other.folder, 'content-2026-11-25-090500');
  expect(readSource(aside)).toEqual(before);
  expect(existsSync(join(aside, '.historico/home.yaml/1.yaml'))).toBe(true);
  expect(existsSync(join(aside, '.publicado'))).toBe(false);
  expect(other.kept.known('ssh://sftp.roda.org.br:22')).toEqual({ key: 'SHA256:aKey' });
  await other.bring();
  expect(other.read.at(-1)).toMatch(/^Nada a trazer: os textos e as fotos do servidor já estão aqui/);
  // To publish from here is no surprise any more.
  change(other, 'home.yaml', 'title:', 'title: Depois');
  await other.publish();
  expect(kindsOf(other)).toEqual(['changes']);
});

test('the destination of this computer stays, whatever the server’s texts say', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  change(one, 'site.yaml', 'host: sftp.roda.org.br', 'host: ladrao.example');
  await one.publish();
  await other.bring();
  expect(other.text('site.yaml')).toContain('  host: sftp.roda.org.br\n');
  expect(other.text('site.yaml')).not.toContain('ladrao');
});

test('other recipients of the messages come only after the owner has read them and agreed', async () => {
  const [one, other] = [makeOwner(), makeOwner()];
  const delivery = 'delivery:\n    kind: php\n    to:\n      - x@ladrao.example\n    from: site@roda.org.br';
  change(one, 'site.yaml', /delivery:\n {4}kind: simulated/, delivery);
  await one.publish();
  const before = readSource(other.content);
  await expect(other.bring(() => false)).rejects.toThrow('Não trouxe nada');
  expect(other.questions).toMatchObject([
    { kind: 'recipients', text: expect.stringContaining('Formulário: php, x@ladrao.example, site@roda.org.br\n') },
  ]);
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
  await other.publish(() => false);
  expect(kindsOf(other)).toEqual(['over']);
  await other.bring();
  expect(other.text('site.yaml')).toContain('ladrao');
});

const photo = () => [...server.keys()].find((path) => path.startsWith('.htfoto-')) ?? '';

test.each<[string, RegExp, () => void]>([
  ['without an archive', /não há cópia dos textos e das fotos.*“Guardar uma cópia”/, () => server.delete(ARCHIVE)],
  ['with a damaged archive', /está estragada/, () => server.set(ARCHIVE, Buffer.from('PK'))],
  ['without a photo', /está estragada/, () => server.delete(photo())],
  ['with another photo', /está estragada/, () => server.set(photo(), Buffer.from('x'))],
  [
    'if the connection is lost',
    /Não há conexão/,
    () => {
      const read = (path: string) =>
        path === ARCHIVE ? Promise.reject(new Trouble('network')) : memoryRemote(server).read(path);
      vi.mocked(openSftp).mockResolvedValue({ ...memoryRemote(server), read });
    },
  ],
])('%s, the owner reads why, and nothing is written', async (_, sentence, damage) => {
  const [one, other] = [makeOwner(), makeOwner()];
  await one.publish();
  other.write('imagens/Lúcia #2.JPG', 'outra');
  const before = readSource(other.content);
  damage();
  await expect(other.bring()).rejects.toThrow(sentence);
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
});
