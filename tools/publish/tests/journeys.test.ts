import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, readFileSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Running } from '../../../tests/launch/started.ts';
import { emptyFolder } from '../../../tests/temporary.ts';
import { readSite } from '../files.ts';
import { keptIn } from '../kept.ts';
import { connectTo } from '../opener.ts';
import { publish } from '../publish.ts';
import { LARGEST } from '../remote.ts';
import { isTested, makeKeys, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { answering, filesOf, makeSite, PASSWORD, write } from './sites.ts';
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

  /** Makes a folder for the server and one for the owner's machine. `run` publishes a site, and returns all that the owner reads. */
  async function makeFolders() {
    const [www, own] = [emptyFolder(), emptyFolder()];
    chmodSync(www, 0o755);
    const network = await startNetwork(server.port);
    const hosting = { kind, host: 'localhost', port: network.port, user: USER, folder: www, keepSource: true };
    const run = async (folder: string, onAsk: () => void = () => undefined) => {
      const said: string[] = [];
      const ask = async ({ text }: { text: string }) => {
        said.push(text);
        onAsk();
        return true;
      };
      const talk = answering({ ask, say: (line) => void said.push(line) });
      network.sent = 0;
      await publish({ hosting, site: readSite(folder), kept: keptIn(own), content: [] }, talk);
      return said.join('\n');
    };
    return { www, own, hosting, network, run };
  }

  test('the first run sends every file; later runs send and delete only what changed', async () => {
    const { www, run, network } = await makeFolders();
    await run(old);
    const { '.htconteudo.zip': _, ...sent } = filesOf(www);
    expect(sent).toEqual(filesOf(old));
    expect(await run(oneWord)).toContain('Muda: a página inicial\n  A enviar: 3 arquivos');
    expect(network.sent).toBeLessThan(90_000);
    expect(filesOf(www)).toMatchObject(filesOf(oneWord));
    expect(await run(oneWord)).toContain('nada a enviar');
    await run(fewer);
    expect(Object.keys(filesOf(www)).filter((path) => path.startsWith('sites'))).toEqual([]);
  });

  test('nothing is read, written or removed through a link to a folder outside', async () => {
    const { www, run } = await makeFolders();
    const other = emptyFolder();
    await run(old);
    write(other, 'sites.png', 'de outro site');
    rmSync(join(www, 'cartoes'), { recursive: true });
    // A link to a file is replaced, and the linked file stays.
    rmSync(join(www, 'index.html'));
    symlinkSync(join(other, 'sites.png'), join(www, 'index.html'));
    // The folder becomes a link while the owner reads the question.
    await expect(run(fewer, () => symlinkSync(other, join(www, 'cartoes')))).rejects.toThrow('é um atalho');
    await expect(run(fewer)).rejects.toThrow(/^Parei: .*a pasta cartoes é um atalho/);
    rmSync(join(www, 'cartoes'));
    await run(fewer);
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(fewer)['index.html']);
  });

  test('a file that is too large is not read, and over SFTP, one that is there is not written', async () => {
    const { www, own, hosting } = await makeFolders();
    const connect = connectTo(hosting, keptIn(own), answering());
    write(www, 'large', '');
    truncateSync(join(www, 'large'), LARGEST + 1);
    await expect(connect((remote) => remote.read('large'))).rejects.toThrow('large é grande demais');
    if (kind === 'sftp') await expect(connect((remote) => remote.write('large', Buffer.alloc(1)))).rejects.toThrow();
  });

  test('a run that is killed leaves complete pages, and the next run finishes the publication', async () => {
    const { www, own, hosting, network, run } = await makeFolders();
    const [one, other] = [makeSite({ services: ['bots'] }), makeSite({ services: [], style: 'red' })];
    await run(one);
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
      const JOB = JSON.stringify({ hosting, site: other, kept: own });
      const sender = spawn(process.execPath, ['tools/publish/tests/sender.ts'], {
        env: { ...env, JOB },
        stdio: 'ignore',
      });
      network.sent = 0;
      network.watch = (sent) => sent > most && sender.kill('SIGKILL');
      await once(sender, 'exit');
      network.watch = () => undefined;
      return sender.signalCode;
    };
    expect(await runAndKill(Number.POSITIVE_INFINITY)).toBe(null);
    const all = network.sent;
    const moments = 5;
    for (let moment = 1; moment <= moments; moment++) {
      expect(await runAndKill((all * moment) / (moments + 1))).toBe('SIGKILL');
      expect(brokenIn(www, one, other)).toEqual([]);
      const said = await run(other);
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
