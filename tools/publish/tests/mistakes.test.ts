import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Running } from '../../../tests/launch/started.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { readSite } from '../files.ts';
import { keptIn } from '../kept.ts';
import { connectTo } from '../opener.ts';
import { publish } from '../publish.ts';
import type { Question } from '../talk.ts';
import type { Hosting } from '../trouble.ts';
import { isTested, makeKeys, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { answering, makeSite } from './sites.ts';
import { startNetwork } from './web.ts';

const site = makeSite();
let servers: Record<string, Running> = {};
let agent: ReturnType<typeof startAgent>;

beforeAll(async () => {
  if (!isTested) return;
  const keys = makeKeys();
  tls.setDefaultCACertificates([readFileSync(join(keys, 'ca.pem'), 'utf8')]);
  agent = startAgent(keys);
  servers = {
    openssh: await startOpenSsh(keys),
    'openssh, read-only': await startOpenSsh(keys, { readOnly: true }),
    sftp: await startProFtpd(keys, { sftp: true }),
    ftps: await startProFtpd(keys, { certificate: 'good' }),
    'ftps, read-only': await startProFtpd(keys, { certificate: 'good' }, { readOnly: true }),
    'ftps of another name': await startProFtpd(keys, { certificate: 'other' }),
    'plain ftp': await startProFtpd(keys, { plain: true }),
  };
  return () => rmSync(keys, { recursive: true, force: true });
});
afterAll(async () => {
  agent?.stop();
  for (const server of Object.values(servers)) await server.stop();
});

type Mistake = {
  settings?: Partial<Hosting>;
  passwords?: string[];
  no?: Question['kind'];
  /** The stored SSH key. */
  key?: string;
  own?: string;
};

/** Publishes to the server called `name`, with a mistake. `said` is the error message; empty if there was none. */
async function run(name: string, { settings, passwords, no, key, own = emptyFolder() }: Mistake = {}) {
  const kind = /ftps|plain/.test(name) ? 'ftp' : 'sftp';
  const place = { kind, host: 'localhost', port: servers[name]?.port, user: USER, folder: emptyFolder() };
  const hosting = { ...place, keepSource: false, ...settings } as Hosting;
  const kept = keptIn(own);
  if (key) kept.know(`ssh://localhost:${hosting.port}`, { key });
  process.env.SSH_AUTH_SOCK = name.startsWith('openssh') ? agent.socket : '';
  const asked: (string | undefined)[] = [];
  const questions: Question[] = [];
  const talk = answering({
    ask: async (question) => {
      questions.push(question);
      return question.kind !== no;
    },
    password: async (account, wrong) => {
      asked.push(wrong);
      return passwords ? passwords.shift() : answering().password(account, wrong);
    },
  });
  const said = await publish({ hosting, site: readSite(site), kept, content: [] }, talk).then(
    () => '',
    (error: Error) => error.message,
  );
  return { said, asked, questions, own };
}

const READ_ONLY = /não deixa .+ mexer na pasta do site \(.*O site no ar continua inteiro\..*permissão/;

describe.runIf(isTested)('publishing', () => {
  test.each<[string, string, Mistake, RegExp, asked?: 0]>([
    ['a missing folder (SFTP)', 'sftp', { settings: { folder: '/nada' } }, /não existe a pasta \/nada\. .*“Pasta”/],
    ['a missing folder (FTP)', 'ftps', { settings: { folder: '/nada' } }, /não existe a pasta \/nada\. .*“Pasta”/],
    ['a read-only folder (SFTP)', 'openssh, read-only', {}, READ_ONLY],
    ['a read-only folder (FTP)', 'ftps, read-only', {}, READ_ONLY],
    [
      'a certificate for another host name',
      'ftps of another name',
      {},
      /vale para ftp\.outra\.example\).*A senha não foi enviada/,
      0,
    ],
    ['FTP without TLS', 'plain ftp', {}, /não tem FTP com TLS.*Escolha SFTP/, 0],
    ['a server with an unknown SSH key', 'sftp', { no: 'key' }, /\(SHA256:[\w+/]{43}\) não foi confirmada/, 0],
    [
      'a server whose SSH key changed',
      'sftp',
      { key: 'SHA256:x', no: 'changedKey' },
      /\(SHA256:.*não foi confirmada\. A senha não foi enviada.*responda que sim/,
      0,
    ],
    [
      'a closed port',
      'sftp',
      { settings: { port: 1 } },
      /^Não há conexão com localhost por SFTP \(ECONNREFUSED\).*a porta/,
    ],
  ])(
    'with %s, the owner reads what to do, and is not asked for the password in vain',
    async (_, name, mistake, sentence, most) => {
      const { said, asked } = await run(name, mistake);
      expect(said).toMatch(sentence);
      expect(asked.length).toBeLessThanOrEqual(most ?? 1);
    },
  );

  test.each(['sftp', 'ftps'])(
    'after a wrong password (%s), the owner reads why, and can give another',
    async (name) => {
      const { said, asked } = await run(name, { passwords: ['x', (await answering().password('')) ?? ''] });
      expect(said).toBe('');
      expect(asked).toEqual([undefined, expect.stringMatching(/^localhost não aceitou a senha de .+ Confira/)]);
    },
  );

  test('a changed SSH key is accepted and stored for its host and port, after the owner has seen both keys and agreed', async () => {
    const { said, questions, own } = await run('sftp', { key: 'SHA256:antiga' });
    expect(questions[0]).toMatchObject({
      kind: 'changedKey',
      text: expect.stringMatching(/mudou\.[\s\S]*Antes: SHA256:antiga\n {2}Agora: SHA256:[\w+/]{43}\n/),
    });
    expect(said).toBe('');
    expect((await run('sftp', { own })).questions.map(({ kind }) => kind)).toEqual(['changes']);
    expect((await run('openssh', { own, no: 'key' })).said).toMatch(/não foi confirmada/);
  });

  test('an SFTP server that keeps the connection, but does not respond, is given up', async () => {
    onTestFinished(() => void vi.useRealTimers());
    process.env.SSH_AUTH_SOCK = agent.socket;
    const network = await startNetwork(servers.openssh?.port ?? 0);
    const hosting = { kind: 'sftp', host: 'localhost', port: network.port, user: USER, keepSource: false } as const;
    const run = connectTo(
      hosting,
      keptIn(emptyFolder()),
      answering(),
    )(async (remote) => {
      network.isSilent = true;
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const read = remote.read('index.html');
      vi.advanceTimersByTime(200_000);
      await read;
    });
    await expect(run).rejects.toThrow('o servidor não respondeu');
  });
});
