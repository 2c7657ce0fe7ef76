import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { ARCHIVE, readSource, unpack } from './copy.ts';
import { MANIFEST } from './plan.ts';
import { deployToCloudflare } from './programs.ts';
import { versions } from './records.ts';
import { HostError } from './remote.ts';
import { openSftp } from './sftp.ts';
import { kindsOf, makeComputer, memoryRemote, type Owner, startMemoryServer } from './tests/computers.ts';

vi.mock('./programs.ts', () => ({ build: vi.fn(), deployToCloudflare: vi.fn() }));
vi.mock('./sftp.ts', () => ({ openSftp: vi.fn() }));
vi.mock('./check.ts', async (load) => ({ ...(await load<object>()), checkAddress: async () => [] }));

let server = new Map<string, Buffer>();
beforeEach(() => {
  server = startMemoryServer();
});

const SERVICE = 'services/webdesign.yaml';
const HOME = /Inteligência aplicada/;
const decline = () => false;

/** Publishes, and returns the question to the owner without its fixed first and last lines. */
async function rowsOf(owner: Owner): Promise<string[] | undefined> {
  await owner.run();
  return owner.questions[0]?.text.split('\n').slice(1, -1);
}

const homeIn = (bytes = server.get(ARCHIVE)) =>
  bytes && String(unpack(bytes).find(({ path }) => path === 'home.yaml')?.bytes);

test('the question names pages by their titles and photos by their names, and the list on the server names nothing', async () => {
  const owner = makeComputer();
  const [first, total] = (await rowsOf(owner)) ?? [];
  expect(first).toMatch(/^ {2}Novo: a página inicial, Agentes AI Personalizados, .*, a foto Lúcia #2\.jpg$/);
  expect(total).toMatch(/^ {2}A enviar: 8 arquivos, 0,[\d]+ MB, com a cópia dos textos e das fotos\.$/);
  const list = String(server.get(MANIFEST));
  for (const path of server.keys()) expect(list).not.toContain(path.replace('.htfoto-', ''));
  owner.change(SERVICE, /^name: .*$/m, 'name: Pão & Cia');
  owner.write('imagens/nova.png', 'b');
  owner.write('imagens/Lúcia #2.jpg', 'outra');
  const rows = (await rowsOf(owner))?.slice(0, 2);
  expect(rows).toEqual(['  Novo: a foto nova.png', '  Muda: Pão & Cia, a foto Lúcia #2.jpg']);
  for (const path of [SERVICE, 'imagens/nova.png']) rmSync(join(owner.content, path));
  owner.change('site.yaml', '  - webdesign\n', '');
  expect((await rowsOf(owner))?.[0]).toBe('  Sai: Pão & Cia, a foto nova.png');
  expect(await rowsOf(owner)).toBe(undefined);
});

test('without “Guardar os textos e as fotos no servidor”, their copy leaves the server', async () => {
  const owner = makeComputer();
  await owner.run();
  owner.settle({ keepSource: false });
  await owner.run();
  expect([...server.keys()].filter((path) => path.startsWith('.ht'))).toEqual([MANIFEST]);
});

test('a site that another computer published since is replaced only after the owner reads when', async () => {
  const [one, other] = [makeComputer(), makeComputer()];
  await one.run();
  vi.setSystemTime(Date.now() + 24 * 3_600_000);
  other.change('home.yaml', HOME, 'De outro');
  expect(await other.run('publish', decline)).toMatchObject({ kind: 'declined', text: 'Nada foi enviado.' });
  const said = /^O site .* publicou em 25 de novembro de 2026 às 09:05\.\n.*“Trazer da hospedagem”/;
  expect(other.questions).toMatchObject([{ kind: 'over', text: expect.stringMatching(said) }]);
  expect(homeIn()).toMatch(HOME);
  expect((await other.run()).title).toBe('No ar');
  other.change('home.yaml', 'De outro', 'Outra vez');
  await other.run();
  expect(kindsOf(other)).toEqual(['changes']);
  await one.run();
  expect(kindsOf(one)).toEqual(['over']);
});

test('a computer that publishes while the owner of another reads the question stops the other', async () => {
  const one = makeComputer();
  await one.run();
  one.change('home.yaml', HOME, 'Dois');
  const other = String(server.get(MANIFEST)).replace('{', '{"run":true,');
  const { text } = await one.run('publish', () => Boolean(server.set(MANIFEST, Buffer.from(other))));
  expect(text).toContain('outro computador publicou. Nada foi enviado');
});

test.each([...Array(9).keys()])(
  'a run that stops after %d changes on the server leaves every file whole, and the next run finishes',
  async (last) => {
    const owner = makeComputer();
    await owner.run();
    const old = new Map(server);
    rmSync(join(owner.content, SERVICE));
    owner.change('site.yaml', '  - webdesign\n', '');
    owner.change('services/agentics.yaml', /^name: .*$/m, 'name: Dois');
    let steps = 0;
    const stop = () => {
      if (steps++ === last) throw new HostError('network');
    };
    vi.mocked(openSftp).mockResolvedValueOnce(memoryRemote(server)).mockResolvedValueOnce(memoryRemote(server, stop));
    expect((await owner.run()).kind).toBe('failed');
    const stopped = new Map(server);
    await owner.run();
    expect([kindsOf(owner), owner.said.join().includes('parou no meio')]).toEqual([['changes'], last > 1]);
    expect([...server.keys()].sort()).toEqual([...old.keys()].filter((path) => !path.includes('webdesign')).sort());
    for (const [path, bytes] of server)
      if (path !== MANIFEST) expect([old.get(path), bytes], path).toContainEqual(stopped.get(path));
  },
);

test('the SSH key of a server is asked about once, and only that key is accepted from then on', async () => {
  const owner = makeComputer();
  vi.mocked(openSftp).mockRejectedValueOnce(new HostError('key', 'SHA256:aKey'));
  await owner.run();
  expect(kindsOf(owner)).toEqual(['key', 'changes']);
  expect(openSftp).toHaveBeenLastCalledWith(expect.anything(), undefined, 'SHA256:aKey');
});

test('the previous version can be published again, and the texts stay as they are', async () => {
  const owner = makeComputer();
  expect((await owner.run('back')).text).toContain('não há versão anterior');
  await owner.run();
  vi.setSystemTime(Date.now() + 1000);
  owner.change(SERVICE, /^name: .*$/m, 'name: Dois');
  await owner.run();
  vi.setSystemTime(Date.now() + 1000);
  const texts = String(server.get(ARCHIVE));
  await owner.run('back');
  expect(String(server.get(SERVICE.replace('yaml', 'html')))).not.toContain('Dois');
  expect(String(server.get(ARCHIVE))).toBe(texts);
  expect(versions()).toHaveLength(2);
});

test('files that this program did not publish are replaced only after a yes', async () => {
  const owner = makeComputer();
  server.set('index.html', Buffer.from('A hospedagem'));
  server.set('loja.html', Buffer.from('Outro'));
  expect((await owner.run('publish', decline)).kind).toBe('declined');
  expect(owner.questions).toMatchObject([{ kind: 'over', text: expect.stringMatching(/substitui: index\.html\.\n/) }]);
  expect([...server.keys()]).toEqual(['index.html', 'loja.html']);
  await owner.run();
  expect(String(server.get('loja.html'))).toBe('Outro');
});

test.each([
  ['the archive', () => new Response(new Uint8Array(server.get(ARCHIVE) ?? [])), ['publicArchive'], false],
  ['a page with the status 200', () => new Response('<!doctype html>'), [], true],
])('if the public address answers with %s, the archive is deleted only then, with a warning', async (...row) => {
  const [, answer, codes, isThere] = row;
  vi.stubGlobal('fetch', async () => answer());
  const { title, findings = [] } = await makeComputer().run();
  expect([title, findings.map(({ code }) => code), server.has(ARCHIVE)]).toEqual(['No ar', codes, isThere]);
});

test('on Cloudflare, the site is published after a yes, no texts can be brought from there, and the owner reads of an unknown error', async () => {
  const owner = makeComputer({ kind: 'cloudflare' });
  expect((await owner.run('publish', decline)).kind).toBe('declined');
  const text = expect.stringContaining('https://roda.org.br/site.\nPublicar?');
  expect(owner.questions).toMatchObject([{ kind: 'changes', text }]);
  expect(deployToCloudflare).not.toHaveBeenCalled();
  await owner.run();
  expect(deployToCloudflare).toHaveBeenCalledTimes(1);
  expect(versions()).toHaveLength(1);
  expect((await owner.run('bring')).text).toContain('“Guardar uma cópia”');
  const error = new Error('spawn npm ENOENT');
  const inTerminal = vi.spyOn(console, 'error').mockReturnValueOnce();
  vi.mocked(deployToCloudflare).mockRejectedValueOnce(error);
  expect((await owner.run()).text).toMatch(/^O programa parou num erro que não conhece.*: spawn npm ENOENT$/);
  expect(inTerminal).toHaveBeenCalledWith(error);
});

test('without a destination, a site is not published, and the field is named', async () => {
  const owner = makeComputer();
  owner.change('site.yaml', /^publishing:\n(?: .*\n?)+/m, '');
  expect(await owner.run()).toMatchObject({ kind: 'failed', text: expect.stringContaining('“Endereço e publicação”') });
});

const KNOWN = { 'ssh://sftp.roda.org.br:22': { key: 'SHA256:aKey' } };

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
  // To publish from here is no surprise any more.
  other.change('home.yaml', 'title:', 'title: Depois');
  expect(await rowsOf(other)).toEqual([expect.stringMatching(/^ {2}A enviar: 1 arquivo,/)]);
  expect(kindsOf(other)).toEqual(['changes']);
  expect((await other.run('bring')).text).toMatch(/^Nada a trazer: os textos e as fotos do servidor já estão aqui/);
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

const EXISTS = 'EEXIST: file already exists';

test.each<[string, string, (owner: Owner) => unknown]>([
  ['a mistake of this program as it connects', 'x', () => vi.mocked(openSftp).mockRejectedValue(new RangeError('x'))],
  [
    'a mistake of this program as it sends',
    'steps is not defined',
    () => {
      const fail = () => {
        throw new ReferenceError('steps is not defined');
      };
      vi.mocked(openSftp).mockResolvedValue(memoryRemote(server, fail));
    },
  ],
  [
    'a disk that does not store the key of the server',
    EXISTS,
    (owner) => {
      owner.write('.publicado', '');
      vi.mocked(openSftp).mockRejectedValue(new HostError('key', 'SHA256:aKey'));
    },
  ],
])('%s is no failure of the connection', async (_, message, arrange) => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  const owner = makeComputer();
  arrange(owner);
  const sentence = `^O programa parou num erro que não conhece.*: ${message}`;
  expect((await owner.run()).text).toMatch(new RegExp(sentence));
});

const photo = () => [...server.keys()].find((path) => path.startsWith('.htfoto-')) ?? '';

test.each<[string, RegExp, () => void]>([
  ['without an archive', /não há cópia dos textos e das fotos.*“Guardar uma cópia”/, () => server.delete(ARCHIVE)],
  ['without a photo', /está estragada/, () => server.delete(photo())],
  ['with another photo', /está estragada/, () => server.set(photo(), Buffer.from('x'))],
  ['without a connection', /Não há conexão/, () => vi.mocked(openSftp).mockRejectedValue(new HostError('network'))],
])('%s, the owner reads why, and nothing is written', async (_, sentence, damage) => {
  const [one, other] = [makeComputer(), makeComputer()];
  await one.run();
  other.write('imagens/Lúcia #2.jpg', 'outra');
  const before = readSource(other.content);
  damage();
  expect(await other.run('bring')).toMatchObject({ kind: 'failed', text: expect.stringMatching(sentence) });
  expect([readSource(other.content), readdirSync(other.folder)]).toEqual([before, ['content']]);
});
