import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Running } from '../../../tests/launch/started.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { readSite } from '../files.ts';
import { onServer } from '../opener.ts';
import { publish } from '../publish.ts';
import { record } from '../records.ts';
import type { Remote } from '../remote.ts';
import type { Hosting, Question } from '../talk.ts';
import { isTested, makeKeys, PASSWORD, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { answering, filesOf, makeSite, write } from './sites.ts';

const old = makeSite();
const oneWord = makeSite({ word: 'sejam' });
const fewer = makeSite({ services: ['bots'] });

let keys = '';
const servers: Record<string, Running> = {};
let agent: ReturnType<typeof startAgent>;

beforeAll(async () => {
  if (!isTested) return;
  keys = makeKeys();
  tls.setDefaultCACertificates([readFileSync(join(keys, 'good.pem'), 'utf8')]);
  agent = startAgent(keys);
  const starts = {
    sftp: startOpenSsh(keys),
    'sftp with a password': startProFtpd(keys, 'sftp'),
    ftp: startProFtpd(keys, 'ftp'),
    'ftp, read-only': startProFtpd(keys, 'ftp', '<Limit WRITE>\nDenyAll\n</Limit>'),
    'ftp without TLS': startProFtpd(keys, 'FTP without TLS'),
  };
  for (const [name, start] of Object.entries(starts)) servers[name] = await start;
});
afterAll(async () => {
  agent?.stop();
  for (const server of Object.values(servers)) await server.stop();
  if (keys) rmSync(keys, { recursive: true });
});

type Choices = {
  settings?: Partial<Hosting>;
  site?: string;
  passwords?: string[];
  /** The kind of question that the owner answers with no; `onAsk` is called at each question. */
  no?: Question['kind'];
  onAsk?: () => void;
};

/** Makes an empty folder on the server called `name`, and one for the owner's machine. */
function startOwner(name: string) {
  const [www, own] = [emptyFolder(), emptyFolder()];
  const kind = name.startsWith('sftp') ? 'sftp' : 'ftp';
  const hosting: Hosting = { kind, host: 'localhost', port: servers[name]?.port, user: USER, folder: www };
  vi.stubEnv('SITE_CONTENT', own);
  vi.stubEnv('SSH_AUTH_SOCK', name === 'sftp' ? agent.socket : '');
  /** Publishes a site. Returns all that the owner read, and why passwords were asked for. */
  const run = async ({ settings, site = old, passwords, no, onAsk }: Choices = {}) => {
    const [said, refusals]: [string[], (string | undefined)[]] = [[], []];
    const talk = answering({
      say: (line) => void said.push(line),
      ask: async ({ kind, text }) => {
        said.push(text);
        onAsk?.();
        return kind !== no;
      },
      password: async (_, refusal) => {
        refusals.push(refusal);
        return passwords ? passwords.shift() : PASSWORD;
      },
    });
    const publishing = publish({ ...hosting, ...settings }, readSite(site), [], talk);
    await publishing.catch((error: Error) => said.push(error.message));
    return { said: said.join('\n'), refusals };
  };
  return { www, own, hosting, run };
}

describe.runIf(isTested).each(['sftp', 'ftp'])('publishing by %s', (name) => {
  test('the first run sends every file; later runs send and delete only what changed', async () => {
    const { www, run } = startOwner(name);
    await run();
    expect(filesOf(www)).toEqual(filesOf(old));
    expect((await run({ site: oneWord })).said).toContain('Muda: a página inicial\n  A enviar: 3 arquivos');
    expect(filesOf(www)).toEqual(filesOf(oneWord));
    expect((await run({ site: oneWord })).said).toContain('nada a enviar');
    await run({ site: fewer });
    expect(filesOf(www)).toEqual(filesOf(fewer));
  });

  test('nothing is read, written or removed through a link to a folder outside', async () => {
    const { www, hosting, run } = startOwner(name);
    const other = emptyFolder();
    await run();
    write(other, 'sites.png', 'de outro site');
    rmSync(join(www, 'cartoes'), { recursive: true });
    // A link to a file is replaced, and the linked file stays.
    rmSync(join(www, 'index.html'));
    symlinkSync(join(other, 'sites.png'), join(www, 'index.html'));
    // The folder becomes a link while the owner reads the question.
    const onAsk = () => symlinkSync(other, join(www, 'cartoes'));
    expect((await run({ site: fewer, onAsk })).said).toMatch(/Parei: .*a pasta cartoes é um atalho/);
    expect((await run({ site: fewer })).said).toMatch(/comparo…\nParei: .*a pasta cartoes é um atalho/);
    rmSync(join(www, 'cartoes'));
    await run({ site: fewer });
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
    expect(filesOf(www)).toEqual(filesOf(fewer));
    if (name === 'sftp') {
      const act = (remote: Remote) => remote.write('index.html', Buffer.alloc(1));
      await expect(onServer(hosting, answering(), act)).rejects.toThrow();
    }
  });
});

describe.runIf(isTested)('publishing', () => {
  test.each<[string, string, Choices, RegExp, refusals?: undefined[]]>([
    ['a missing folder (SFTP)', 'sftp', { settings: { folder: '/nada' } }, /não existe a pasta \/nada\. .*“Pasta”/],
    ['a missing folder (FTP)', 'ftp', { settings: { folder: '/nada' } }, /não existe a pasta \/nada\. .*“Pasta”/],
    ['a read-only folder', 'ftp, read-only', {}, /não deixa .+ mexer .* \(.*O site no ar continua inteiro.*permissão/],
    ['another host’s certificate', 'ftp', { settings: { host: '127.0.0.1' } }, /para localhost\).*não foi enviada/],
    ['FTP without TLS', 'ftp without TLS', {}, /não tem FTP com TLS.*Escolha SFTP/],
    ['a key of the server that the owner does not know', 'sftp', { no: 'key' }, /\(SHA256:[\w+/]{43}\) não foi conf/],
    ['a closed port', 'sftp', { settings: { port: 1 } }, /^Não há conexão com localhost por SFTP \(ECONNREF.*a porta/m],
  ])('with %s, the owner reads what to do, and nothing is sent', async (_, name, choices, sentence) => {
    const { www, run } = startOwner(name);
    const { said, refusals } = await run(choices);
    expect(said).toMatch(sentence);
    if (said.includes('não foi enviada')) expect(refusals).toEqual([]);
    expect(filesOf(www)).toEqual({});
  });

  // The editor's test of “Publicar” does the same by SFTP.
  test('after a wrong password, the owner reads why, and can give another', async () => {
    const { www, own, run } = startOwner('ftp');
    const { refusals } = await run({ passwords: ['x', PASSWORD] });
    expect(refusals).toEqual([undefined, expect.stringMatching(/^localhost não aceitou a senha de .+ Confira/)]);
    expect(filesOf(www)).toEqual(filesOf(old));
    expect(readFileSync(join(own, '.publicado/servidores.json'), 'utf8')).not.toContain(PASSWORD);
  });

  test('a changed SSH key is accepted and stored for its host and port, after the owner has seen both keys and agreed', async () => {
    const { hosting, run } = startOwner('sftp');
    record(`ssh://localhost:${hosting.port}`, { key: 'SHA256:antiga' });
    expect((await run({ no: 'changedKey' })).said).toMatch(
      /Antes: SHA256:antiga\n[\s\S]*não foi confirmada\. A senha não/,
    );
    expect((await run()).said).toMatch(
      /mudou\.[\s\S]*Antes: SHA256:antiga\n {2}Agora: SHA256:[\w+/]{43}\n[\s\S]*Envio…$/,
    );
    expect((await run({ site: fewer })).said).not.toContain('identidade');
    const { port } = servers['sftp with a password'] ?? {};
    expect((await run({ settings: { port }, no: 'key' })).said).toContain('É a primeira vez neste servidor');
  });
});
