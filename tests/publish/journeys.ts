import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { keptIn } from '../../publishing/kept.ts';
import { type Job, publish } from '../../publishing/publish.ts';
import type { Progress } from '../../publishing/send.ts';
import type { Running } from '../launch/started.ts';
import { makeKeys, PASSWORD, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { filesOf, makeSite, write } from './sites.ts';
import { startNetwork } from './web.ts';

const old = makeSite();
const oneWord = makeSite({ word: 'sejam' });
const restyled = makeSite({ style: 'red' });
const fewer = makeSite({ services: ['bots'] });

/** Defines the tests that publish to a real server: OpenSSH for SFTP, ProFTPD for FTP. */
export function publishingTests(kind: 'sftp' | 'ftp'): void {
  let server: Running;
  let agent: ReturnType<typeof startAgent>;
  let network: Awaited<ReturnType<typeof startNetwork>>;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    const keys = makeKeys();
    tls.setDefaultCACertificates([readFileSync(join(keys, 'ca.pem'), 'utf8')]);
    agent = startAgent(keys);
    process.env.SSH_AUTH_SOCK = agent.socket;
    env = { ...process.env, NODE_EXTRA_CA_CERTS: join(keys, 'ca.pem'), PUBLISH_PASSWORD: PASSWORD };
    server = await (kind === 'sftp' ? startOpenSsh(keys) : startProFtpd(keys, { certificate: 'good' }));
    network = await startNetwork(server.port);
    return () => rmSync(keys, { recursive: true, force: true });
  });
  afterAll(async () => {
    network.stop();
    agent.stop();
    await server.stop();
  });

  /** Makes a folder for the server and a folder for the owner's machine. `job` gives the settings to publish a site. */
  function makeFolders(www = mkdtempSync(join(tmpdir(), 'www-'))) {
    const own = mkdtempSync(join(tmpdir(), 'own-'));
    chmodSync(www, 0o755);
    onTestFinished(() => {
      for (const folder of [www, own]) rmSync(folder, { recursive: true, force: true });
    });
    const kept = keptIn(own);
    const settings = { kind, host: 'localhost', port: network.port, user: USER, folder: www } as const;
    const job = (folder: string): Job => ({
      publishing: settings,
      folder,
      kept,
      brand: 'Roda',
      waits: [0.05, 0.1, 0.3],
    });
    return { www, own, job };
  }

  /** Publishes, and returns everything that the owner reads, and the numbers of sent files and bytes. */
  async function run(
    job: Job,
    { onAsk, onProgress }: { onAsk?: () => void; onProgress?: (at: Progress) => void } = {},
  ) {
    const said: string[] = [];
    let last: Progress | undefined;
    await publish(job, {
      say: (line) => said.push(line),
      progress: (at) => {
        last = at;
        onProgress?.(at);
      },
      ask: async ({ kind, text }) => {
        said.push(text);
        if (kind === 'changes') onAsk?.();
        return true;
      },
      password: async () => PASSWORD,
    });
    return { said: said.join('\n'), files: last?.files ?? 0, bytes: last?.bytes ?? 0 };
  }

  test('the first run sends every file; later runs send only changed files', async () => {
    const { www, job } = makeFolders();
    const first = await run(job(old));
    expect(filesOf(www)).toEqual(filesOf(old));
    expect(first.files).toBe(Object.keys(filesOf(old)).length);
    const second = await run(job(oneWord));
    expect(second.said).toContain('Muda: a página inicial\n  A enviar: 3 arquivos');
    expect([second.files, second.bytes < 70_000]).toEqual([3, true]);
    expect(filesOf(www)).toEqual(filesOf(oneWord));
    expect((await run(job(oneWord))).said).toContain('nada a enviar');
  });

  test('the files of a removed service are deleted, and so is a folder that becomes empty', async () => {
    const { www, job } = makeFolders();
    await run(job(old));
    write(www, 'cartoes/da-ana.png', 'Ana');
    expect((await run(job(fewer))).said).toMatch(
      / {2}Sai: \/sites e mais 1 arquivo\n[\s\S]*Publicar, e apagar 4 arquivos do servidor\?/,
    );
    expect(filesOf(www)).toEqual({ ...filesOf(fewer), 'cartoes/da-ana.png': 'Ana' });
    rmSync(join(www, 'cartoes/da-ana.png'));
    await run(job(makeSite({ services: [] })));
    expect(existsSync(join(www, 'cartoes'))).toBe(false);
  });

  test('files that the command did not publish stay: mail, another site, a certificate’s file', async () => {
    const { www, job } = makeFolders();
    const others = { 'mail/new/1': 'm', 'loja/index.html': 'l', '.well-known/acme-challenge/x': 'c', 'bots.txt': 'b' };
    for (const [path, content] of Object.entries(others)) write(www, path, content);
    await run(job(old));
    await run(job(fewer));
    expect(filesOf(www)).toEqual({ ...filesOf(fewer), ...others });
  });

  test('nothing is read, written or removed through a link to a folder outside', async () => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    await run(job(old));
    rmSync(join(www, 'cartoes'), { recursive: true });
    write(other, 'sites.png', 'de outro site');
    symlinkSync(other, join(www, 'cartoes'));
    await expect(run(job(fewer))).rejects.toThrow(/^Parei: .*a pasta cartoes é um atalho/);
    // A folder may also become a link while the owner reads the question.
    rmSync(join(www, 'cartoes'));
    const onAsk = () => symlinkSync(other, join(www, 'cartoes'));
    await expect(run(job(fewer), { onAsk })).rejects.toThrow('a pasta cartoes é um atalho');
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(old)['index.html']);
  });

  test('a link at the path of a file is replaced, and the linked file stays', async () => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    await run(job(old));
    write(other, 'a', 'de outro site');
    for (const path of ['index.html', 'sites.html']) {
      rmSync(join(www, path));
      symlinkSync(join(other, 'a'), join(www, path));
    }
    await run(job(fewer));
    expect(filesOf(other)).toEqual({ a: 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(fewer)['index.html']);
  });

  test('a run that is killed leaves complete pages, and the next run finishes the publication', async () => {
    const { www, own, job } = makeFolders();
    const [one, other] = [makeSite({ services: ['bots'] }), makeSite({ services: [], style: 'red' })];
    await run(job(one));
    const [before, owns] = [mkdtempSync(join(tmpdir(), 'before-')), mkdtempSync(join(tmpdir(), 'owns-'))];
    onTestFinished(() => {
      for (const folder of [before, owns]) rmSync(folder, { recursive: true });
    });
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
      const { kept: _, ...settings } = job(other);
      const JOB = JSON.stringify({ ...settings, kept: own });
      const sender = spawn(process.execPath, ['tests/publish/sender.ts'], { env: { ...env, JOB }, stdio: 'ignore' });
      network.watch((sent) => sent > most && sender.kill('SIGKILL'));
      await once(sender, 'exit');
      return sender.signalCode;
    };
    expect(await runAndKill(Number.POSITIVE_INFINITY)).toBe(null);
    const [all, wanted] = [network.sent(), filesOf(other)];
    const moments = 4;
    let resent = 0;
    for (let moment = 1; moment <= moments; moment++) {
      expect(await runAndKill((all * moment) / (moments + 1))).toBe('SIGKILL');
      expect(brokenIn(www, one, other)).toEqual([]);
      const { said, files } = await run(job(other));
      if (moment === moments) expect(said).toContain('parou no meio');
      resent += files;
      expect(filesOf(www)).toMatchObject(wanted);
      expect(Object.keys(filesOf(www)).filter((path) => path.includes('.htenviando'))).toEqual([]);
    }
    const changed = Object.entries(wanted).filter(([path, content]) => filesOf(one)[path] !== content).length;
    // Files that had arrived before the kill were not sent again.
    expect(resent).toBeLessThan(changed * moments);
  });

  test('after a short loss of the connection, the run continues', async () => {
    const { www, job } = makeFolders();
    await run(job(old));
    const { said } = await run(job(restyled), {
      onProgress({ files }) {
        if (files !== 5) return;
        network.cut(true);
        setTimeout(() => network.cut(false), 80);
      },
    });
    expect(said).toContain('A conexão caiu. Tento outra vez');
    expect(filesOf(www)).toMatchObject(filesOf(restyled));
  });
}

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
