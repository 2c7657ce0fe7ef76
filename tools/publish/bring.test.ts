import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ARCHIVE, readSource } from './files.ts';
import { openSftp } from './sftp.ts';
import { Trouble } from './talk.ts';
import { kindsOf, makeComputer, startMemoryServer } from './tests/computers.ts';

vi.mock('./programs.ts', () => ({ build: vi.fn() }));
vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));
vi.mock('./check.ts', async (load) => ({ ...(await load<object>()), checkAddress: async () => [] }));

const KNOWN = { 'ssh://sftp.roda.org.br:22': { key: 'SHA256:aKey' } };

let server = new Map<string, Buffer>();
beforeEach(() => {
  server = startMemoryServer();
});

test('the files here are set aside whole, and those of the server come byte for byte, with this computer’s destination', async () => {
  const [one, other] = [makeComputer(), makeComputer()];
  one.change('home.yaml', 'title:', 'title: De um');
  await one.run();
  other.write('.historico/home.yaml/1.yaml', 'title: Antigo\n');
  other.write('imagens/nova.jpg', 'nova');
  rmSync(join(other.content, 'imagens/Lúcia #2.jpg'));
  other.write('.publicado/servidores.json', JSON.stringify(KNOWN));
  const before = readSource(other.content);
  expect(await other.run('bring')).toEqual({
    kind: 'done',
    title: 'Pronto',
    text: 'Trouxe 10 arquivos (textos, fotos e logos), publicados em 25 de novembro de 2026 às 09:05. Os de antes estão na pasta content-2026-11-25-090500.',
  });
  expect(readSource(other.content)).toEqual(readSource(one.content));
  const aside = join(other.folder, 'content-2026-11-25-090500');
  expect(readSource(aside)).toEqual(before);
  expect(existsSync(join(aside, '.historico/home.yaml/1.yaml'))).toBe(true);
  expect(existsSync(join(aside, '.publicado'))).toBe(false);
  expect(JSON.parse(other.text('.publicado/servidores.json'))).toMatchObject(KNOWN);
  expect((await other.run('bring')).text).toMatch(/^Nada a trazer: os textos e as fotos do servidor já estão aqui/);
  // To publish from here is no surprise any more.
  other.change('home.yaml', 'title:', 'title: Depois');
  await other.run();
  expect(kindsOf(other)).toEqual(['changes']);
  // The destination of this computer stays, whatever the server’s texts say.
  one.settle({ port: 2222 });
  await one.run();
  await other.run('bring');
  expect(other.text('site.yaml')).not.toContain('2222');
});

test('other recipients of the messages come only after the owner has read them and agreed', async () => {
  const [one, other] = [makeComputer(), makeComputer()];
  one.change('site.yaml', '+55 11 91234-5678', '+55 11 91234-0000');
  await one.run();
  const before = readSource(other.content);
  const { kind, text } = await other.run('bring', () => false);
  expect([kind, text]).toEqual(['declined', expect.stringMatching(/^Não trouxe/)]);
  expect(other.questions).toMatchObject([
    { kind: 'recipients', text: expect.stringContaining('WhatsApp: +55 11 91234-0000\n  Formulário: whatsapp\n') },
  ]);
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
  await other.run('publish', () => false);
  expect(kindsOf(other)).toEqual(['over']);
  await other.run('bring');
  expect(other.text('site.yaml')).toContain('91234-0000');
});

const photo = () => [...server.keys()].find((path) => path.startsWith('.htfoto-')) ?? '';

test.each<[string, RegExp, () => void]>([
  ['without an archive', /não há cópia dos textos e das fotos.*“Guardar uma cópia”/, () => server.delete(ARCHIVE)],
  ['without a photo', /está estragada/, () => server.delete(photo())],
  ['with another photo', /está estragada/, () => server.set(photo(), Buffer.from('x'))],
  ['if there is no connection', /Não há conexão/, () => vi.mocked(openSftp).mockRejectedValue(new Trouble('network'))],
])('%s, the owner reads why, and nothing is written', async (_, sentence, damage) => {
  const [one, other] = [makeComputer(), makeComputer()];
  await one.run();
  other.write('imagens/Lúcia #2.jpg', 'outra');
  const before = readSource(other.content);
  damage();
  expect(await other.run('bring')).toMatchObject({ kind: 'failed', text: expect.stringMatching(sentence) });
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
});
