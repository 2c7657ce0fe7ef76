import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../../../tests/launch/started.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { keptIn } from '../kept.ts';
import { type Job, publish } from '../publish.ts';
import type { Progress } from '../talk.ts';
import { isTested, makeKeys, PASSWORD, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { filesOf, makeSite, write } from './sites.ts';
import { startNetwork } from './web.ts';

const old = makeSite();
const oneWord = makeSite({ word: 'sejam' });
const fewer = makeSite({ services: ['bots'] });

describe.runIf(isTested).each(['sftp', 'ftp'] as const)('publishing by %s', (kind) => {
  let server: Running;
  let agent: ReturnType<typeof startAgent>;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const keys = makeKeys();
    tls.setDefaultCACertificates([readFileSync(join(keys, 'ca.pem'), 'utf8')]);
    agent = startAgent(keys);
    process.env.SSH_AUTH_SOCK = agent.socket;
    env = { ...process.env, NODE_EXTRA_CA_CERTS: join(keys, 'ca.pem'), PUBLISH_PASSWORD: PASSWORD };
    server = await (kind === 'sftp' ? startOpenSsh(keys) : startProFtpd(keys, { certificate: 'good' }));
    return () => rmSync(keys, { recursive: true, force: true });
  });
  afterAll(async () => {
    agent.stop();
    await server.stop();
  });

  /** Makes a folder for the server and a folder for the owner's machine. `job` gives the settings to publish a site. */
  async function makeFolders() {
    const [www, own] = [emptyFolder(), emptyFolder()];
    chmodSync(www, 0o755);
    const network = await startNetwork(server.port);
    const publishing = { kind, host: 'localhost', port: network.port, user: USER, folder: www };
    const job = (folder: string): Job => ({ publishing, folder, kept: keptIn(own), content: [] });
    return { www, own, job, network };
  }

  /** Publishes, and returns everything that the owner reads, and the numbers of sent files and bytes. */
  async function run(job: Job, onAsk: () => void = () => undefined) {
    const said: string[] = [];
    let last: Progress | undefined;
    await publish(job, {
      say: (line) => said.push(line),
      progress: (at) => {
        last = at;
      },
      ask: async ({ kind, text }) => {
        said.push(text);
        if (kind !== 'key') onAsk();
        return true;
      },
      password: async () => PASSWORD,
    });
    return { said: said.join('\n'), files: last?.files ?? 0, bytes: last?.bytes ?? 0 };
  }

  test('the first run sends every file; later runs send and delete only what changed', async () => {
    const { www, job } = await makeFolders();
    const first = await run({ ...job(old), content: [] });
    const { '.htconteudo.zip': _, ...sent } = filesOf(www);
    expect(sent).toEqual(filesOf(old));
    expect(first.files).toBe(Object.keys(filesOf(old)).length + 1);
    const second = await run(job(oneWord));
    expect(second.said).toContain('Muda: a página inicial\n  A enviar: 3 arquivos');
    expect([second.files, second.bytes < 70_000]).toEqual([3, true]);
    expect(filesOf(www)).toMatchObject(filesOf(oneWord));
    expect((await run(job(oneWord))).said).toContain('nada a enviar');
    await run(job(fewer));
    expect(Object.keys(filesOf(www)).filter((path) => path.startsWith('sites'))).toEqual([]);
  });

  test('nothing is read, written or removed through a link to a folder outside', async () => {
    const { www, job } = await makeFolders();
    const other = emptyFolder();
    await run(job(old));
    rmSync(join(www, 'cartoes'), { recursive: true });
    write(other, 'sites.png', 'de outro site');
    symlinkSync(other, join(www, 'cartoes'));
    await expect(run(job(fewer))).rejects.toThrow(/^Parei: .*a pasta cartoes é um atalho/);
    // A folder may also become a link while the owner reads the question.
    rmSync(join(www, 'cartoes'));
    await expect(run(job(fewer), () => symlinkSync(other, join(www, 'cartoes')))).rejects.toThrow('é um atalho');
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(old)['index.html']);
  });

  test('a link at the path of a file is replaced, and the linked file stays', async () => {
    const { www, job } = await makeFolders();
    const other = emptyFolder();
    await run(job(old));
    write(other, 'a', 'de outro site');
    rmSync(join(www, 'index.html'));
    symlinkSync(join(other, 'a'), join(www, 'index.html'));
    await run(job(fewer));
    expect(filesOf(other)).toEqual({ a: 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(fewer)['index.html']);
  });

  test('a connection that ends while the owner reads the question does not matter', async () => {
    const { www, job, network } = await makeFolders();
    await run(job(old), network.cut);
    expect(filesOf(www)).toMatchObject(filesOf(old));
  });

  test('a run that is killed leaves complete pages, and the next run finishes the publication', async () => {
    const { www, own, job, network } = await makeFolders();
    const [one, other] = [makeSite({ services: ['bots'] }), makeSite({ services: [], style: 'red' })];
    await run(job(one));
    const [before, owns] = [emptyFolder(), emptyFolder()];
    const copy = (from: string, to: string) => {
      rmSync(to, { recursive: true });
      cpSync(from, to, { recursive: true, filter: () => true });
    };
    copy(www, before);
    copy(own, owns);
    /** Publishes in a separate process, and kills the process when it has sent more than `most` bytes. */
    const runAndKill = async (most: number) => {
      copy(before, www);
      copy(owns, own);
      const JOB = JSON.stringify({ ...job(other), kept: own });
      const sender = spawn(process.execPath, ['tools/publish/tests/sender.ts'], {
        env: { ...env, JOB },
        stdio: 'ignore',
      });
      network.sent = 0;
      network.watch = (sent) => sent > most && sender.kill('SIGKILL');
      await once(sender, 'exit');
      return sender.signalCode;
    };
    expect(await runAndKill(Number.POSITIVE_INFINITY)).toBe(null);
    const all = network.sent;
    const moments = 4;
    for (let moment = 1; moment <= moments; moment++) {
      expect(await runAndKill((all * moment) / (moments + 1))).toBe('SIGKILL');
      expect(brokenIn(www, one, other)).toEqual([]);
      const { said } = await run(job(other));
      if (moment === moments) expect(said).toContain('parou no meio');
      expect(said).not.toContain('outro computador');
      expect(filesOf(www)).toMatchObject(filesOf(other));
      expect(Object.keys(filesOf(www)).filter((path) => path.includes('.htenviando'))).toEqual([]);
    }
  });
});

/**
 * The faults in a folder while one site replaces another, as a visitor would see them: a missing file, a file that is
 * neither old nor new, or a page without its script.
 */
function brokenIn(www: string, ...sites: string[]): string[] {
  const now = filesOf(www);
  const versions = sites.map(filesOf);
  const paths = new Set(versions.flatMap(Object.keys).filter((path) => path !== '.htaccess'));
  return [...paths].flatMap((path) => {
    const body = now[path];
    if (body === undefined) return versions.every((version) => path in version) ? [`${path} is missing`] : [];
    if (!versions.some((version) => version[path] === body)) return [`${path} is neither old nor new`];
    const [, script] = /src="\/([^"]*)"/.exec(body) ?? [];
    return script && now[script] === undefined ? [`${path} has no ${script}`] : [];
  });
}
