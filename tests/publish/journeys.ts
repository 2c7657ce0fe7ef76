import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as tls from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Running } from '../../launch/started.ts';
import { keptIn } from '../../publishing/kept.ts';
import { serverOf } from '../../publishing/opener.ts';
import { type Job, publish } from '../../publishing/publish.ts';
import type { Progress } from '../../publishing/send.ts';
import type { Question } from '../../publishing/talk.ts';
import { makeKeys, PASSWORD, startAgent, startOpenSsh, startProFtpd, USER } from './servers.ts';
import { filesOf, hash, makeSite, write } from './sites.ts';
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
    /** The stored facts about the server. */
    const known = () => kept.known(serverOf(settings));
    return { www, own, kept, known, job };
  }

  /** Publishes, and returns the result, everything that the owner reads, and the numbers of sent files and bytes. */
  async function run(
    job: Job,
    { no, onAsk, onProgress }: { no?: Question['kind']; onAsk?: () => void; onProgress?: (at: Progress) => void } = {},
  ) {
    const said: string[] = [];
    const questions: Question[] = [];
    let last: Progress | undefined;
    const done = await publish(job, {
      say: (line) => said.push(line),
      progress: (at) => {
        last = at;
        onProgress?.(at);
      },
      ask: async (question) => {
        said.push(question.text);
        questions.push(question);
        if (question.kind === 'changes') onAsk?.();
        return question.kind !== no;
      },
      password: async () => PASSWORD,
    });
    const kinds = questions.map(({ kind }) => kind).filter((kind) => kind !== 'key');
    return { done, said: said.join('\n'), kinds, questions, files: last?.files ?? 0, bytes: last?.bytes ?? 0 };
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

  test('nothing is sent without a yes', async () => {
    const { www, job } = makeFolders();
    expect((await run(job(old), { no: 'changes' })).done).toBe('declined');
    expect(filesOf(www)).toEqual({});
  });

  test('the files of a removed service are deleted, and so is a folder that becomes empty', async () => {
    const { www, job } = makeFolders();
    await run(job(old));
    write(www, 'cartoes/da-ana.png', 'Ana');
    const gone = ['cartoes/sites.png', 'sites.html', 'sites.html.br', 'sites.html.gz'];
    const list = gone.map((path) => `  ${path}\n`).join('');
    expect((await run(job(fewer))).said).toContain(
      `Apago do servidor 4 arquivos:\n${list}Publicar, e apagar esses 4 arquivos?`,
    );
    expect(filesOf(www)).toEqual({ ...filesOf(fewer), 'cartoes/da-ana.png': 'Ana' });
    rmSync(join(www, 'cartoes/da-ana.png'));
    await run(job(makeSite({ services: [] })));
    expect(existsSync(join(www, 'cartoes'))).toBe(false);
  });

  test('the previous version can be sent back', async () => {
    const { www, kept, job } = makeFolders();
    await run(job(old));
    await run(job(restyled));
    const [, version = ''] = kept.versions();
    await run({ ...job(kept.folderOf(version)), version });
    expect(filesOf(www)).toMatchObject(filesOf(old));
    expect([kept.versions().length, (await run(job(old))).files]).toEqual([2, 0]);
  });

  test('files that the command did not publish stay: mail, another site, a certificate’s file', async () => {
    const { www, job } = makeFolders();
    const others = { 'mail/new/1': 'm', 'loja/index.html': 'l', '.well-known/acme-challenge/x': 'c', 'bots.txt': 'b' };
    for (const [path, content] of Object.entries(others)) write(www, path, content);
    await run(job(old));
    await run(job(fewer));
    expect(filesOf(www)).toEqual({ ...filesOf(fewer), ...others });
  });

  test('an unknown file at the path of a page is replaced only after a yes, and a copy is kept', async () => {
    const { www, own, job } = makeFolders();
    write(www, 'index.html', 'A hospedagem');
    write(www, '.htaccess', '# regras');
    await expect(run(job(old), { no: 'foreign' })).rejects.toThrow(/ {2}index\.html\n[\s\S]*Nada foi enviado/);
    expect(filesOf(www)).toEqual({ 'index.html': 'A hospedagem', '.htaccess': '# regras' });
    await run(job(old));
    expect(filesOf(www)).toEqual(filesOf(old));
    expect(Object.values(filesOf(join(own, 'substituidos'))).sort()).toEqual(['# regras', 'A hospedagem']);
  });

  test.each(['on the server', 'on this machine', 'on both'])(
    'if the list of published files is missing %s, the next run recognises the files',
    async (where) => {
      const { www, own, job } = makeFolders();
      await run(job(old));
      if (where !== 'on this machine') rmSync(join(www, '.htpublicado.json'));
      if (where !== 'on the server') rmSync(join(own, 'servidores.json'));
      // Without any list, only files with unchanged content are recognised.
      expect((await run(job(old), { no: 'foreign' })).files).toBe(0);
      expect(filesOf(www)).toEqual(filesOf(old));
    },
  );

  test('another site of another folder is replaced only after its date was told and the brand’s name was typed', async () => {
    const { www, job, known } = makeFolders();
    const other = makeFolders(www);
    await run(job(old));
    expect(await run(makeFolders(www).job(old))).toMatchObject({ done: 'sent', kinds: [] });
    const refused = await run(other.job(fewer), { no: 'over' });
    expect([refused.done, refused.kinds, filesOf(www)]).toEqual(['declined', ['over'], filesOf(old)]);
    const [question] = refused.questions.filter(({ kind }) => kind === 'over');
    expect(question).toMatchObject({
      name: 'Roda',
      text: expect.stringMatching(/não foi publicado daqui\. .* em \d+ de \S+ de \d{4}[\s\S]* {2}sites\.html\n/),
    });
    expect((await run(other.job(fewer))).kinds).toEqual(['over']);
    expect((await run(other.job(oneWord))).kinds).toEqual(['changes']);

    // The first folder no longer says that its version is on the server.
    const { version } = known();
    expect(version).toBeDefined();
    expect((await run(job(old), { no: 'over' })).done).toBe('declined');
    expect(known()).toEqual({ manifest: expect.anything(), other: expect.stringMatching(/^\d{4}-/) });
    expect((await run(job(old))).kinds).toEqual(['over']);
    expect([known().other, filesOf(www)]).toEqual([undefined, filesOf(old)]);
  });

  test('a site without a source, from an earlier version of this program, is known to the folder that published it', async () => {
    const { www, job } = makeFolders();
    await run(job(old));
    const { source: _, ...manifest } = JSON.parse(readFileSync(join(www, '.htpublicado.json'), 'utf8'));
    write(www, '.htpublicado.json', JSON.stringify(manifest));
    expect((await run(makeFolders(www).job(fewer), { no: 'over' })).kinds).toEqual(['over']);
    expect((await run(job(oneWord))).kinds).toEqual(['changes']);
  });

  test('a list of published files that names a file outside the folder is not used', async () => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    write(other, 'index.php', 'de outro site');
    const path = `../${basename(other)}/index.php`;
    for (const manifest of [
      { files: {}, kept: { [path]: 'x' } },
      { files: { [path]: 'x' }, kept: {} },
      { files: null },
    ]) {
      write(www, '.htpublicado.json', JSON.stringify(manifest));
      const { said } = await run(job(old));
      expect(said).toContain('está estragada ou alguém mexeu nela');
      expect(said).not.toContain('Apago');
      expect(filesOf(other)).toEqual({ 'index.php': 'de outro site' });
      expect(filesOf(www)).toEqual(filesOf(old));
    }
    await run(job(oneWord));
    expect((await run(job(old))).said).not.toContain('estragada');
  });

  test('nothing is read, written or removed through a link to a folder outside', async () => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    await run(job(old));
    rmSync(join(www, 'cartoes'), { recursive: true });
    write(other, 'sites.png', 'de outro site');
    symlinkSync(other, join(www, 'cartoes'));
    await expect(run(job(fewer))).rejects.toThrow(/a pasta cartoes é um atalho.*A publicação parou/);
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
  });

  test('a folder that becomes a link while the owner reads the question stops the run before it sends', async () => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    await run(job(old));
    write(other, 'sites.png', 'de outro site');
    const onAsk = () => {
      rmSync(join(www, 'cartoes'), { recursive: true });
      symlinkSync(other, join(www, 'cartoes'));
    };
    await expect(run(job(fewer), { onAsk })).rejects.toThrow('a pasta cartoes é um atalho');
    expect(filesOf(other)).toEqual({ 'sites.png': 'de outro site' });
    expect(readFileSync(join(www, 'index.html'), 'utf8')).toBe(filesOf(old)['index.html']);
  });

  test.each([
    ['symbolic', symlinkSync],
    ['hard', linkSync],
  ])('a planted %s link with the name of an incomplete file changes no file outside', async (_, plant) => {
    const { www, job } = makeFolders();
    const { www: other } = makeFolders();
    write(other, 'a', 'de outro site');
    plant(join(other, 'a'), join(www, '.htenviando-index.html'));
    await run(job(old));
    expect(filesOf(other)).toEqual({ a: 'de outro site' });
    expect(filesOf(www)).toMatchObject(filesOf(old));
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
    // FTP needs several connections for each file, so it takes much longer.
    const moments = kind === 'sftp' ? 10 : 5;
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
 * neither old nor new, a page without its script, or a style that the policy blocks.
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
    const [, style] = /<style>(.*?)<\/style>/.exec(body) ?? [];
    return [
      ...(script && now[script] === undefined ? [`${path} has no ${script}`] : []),
      ...(style && !now['.htaccess']?.includes(hash(style)) ? [`the policy blocks the style of ${path}`] : []),
    ];
  });
}
