import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toYaml } from '../../editor/yaml.ts';
import { readSource } from '../../publishing/source.ts';
import { buildEnv, copyTo } from '../launch/copy.ts';
import type { Running } from '../launch/started.ts';
import { filledSite } from '../variants/filledSite.ts';
import { isTested, makeKeys, PASSWORD, startProFtpd, USER } from './servers.ts';
import { filesOf } from './sites.ts';

let folder = '';
let www = '';
let keys = '';
let server: Running;

beforeAll(async () => {
  if (!isTested) return;
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  www = mkdtempSync(join(tmpdir(), 'www-'));
  keys = makeKeys();
  copyTo(folder);
  server = await startProFtpd(keys, { certificate: 'good' });
});
afterAll(async () => {
  await server?.stop();
  for (const one of [folder, www, keys].filter(Boolean)) rmSync(one, { recursive: true });
});

const envWith = (settings: Record<string, string> = {}) => ({
  ...buildEnv,
  SITE_CONTENT: '',
  NODE_EXTRA_CA_CERTS: join(keys, 'ca.pem'),
  PUBLISH_PASSWORD: PASSWORD,
  ...settings,
});

/** Runs the command in the copy of the project. The command has no terminal, so it cannot ask questions. */
function run(args: readonly string[] = [], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['commands/publish.ts', '--yes', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: envWith(settings),
  });
  return { status, out: stdout + stderr };
}

const settings = () => ({ kind: 'ftp', host: 'localhost', port: server.port, user: USER, folder: www }) as const;

describe.runIf(isTested)('npm run publish -- --yes', () => {
  test('without a destination, says which fields to fill in', () => {
    expect(run()).toMatchObject({ status: 1, out: expect.stringContaining('“O site” › “Publicação”') });
  });

  test('publishes a complete site, and does not store the password', () => {
    cpSync(join(folder, 'demo'), join(folder, 'content'), { recursive: true, filter: () => true });
    writeFileSync(join(folder, 'content/site.yaml'), toYaml({ ...filledSite, publishing: settings() }, ''));
    const { status, out } = run(['--offline-check']);
    expect(out).toContain('O site está inteiro no servidor.');
    expect(status).toBe(0);
    const { _headers, _redirects, '.assetsignore': _, ...built } = filesOf(join(folder, 'dist'));
    const { '.htconteudo.zip': archive = '', ...sent } = filesOf(www);
    expect(sent).toEqual(built);
    expect(archive).not.toContain(PASSWORD);
    expect(out + JSON.stringify(filesOf(join(folder, 'content/.publicado')))).not.toContain(PASSWORD);
    expect(run(['--back'])).toMatchObject({ status: 1, out: expect.stringContaining('não há versão anterior') });
  });

  test('in a folder without content, --bring asks for the hosting’s data, and brings the published files', async () => {
    const [content, lost] = [join(folder, 'content'), join(folder, 'perdida')];
    renameSync(content, lost);
    const { host, port, user } = settings();
    const answers = ['2', host, String(port), user, www];
    const child = spawn(process.execPath, ['commands/publish.ts', '--bring'], { cwd: folder, env: envWith() });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      // Each question ends with a colon and a space.
      if (text.endsWith(': ')) child.stdin.write(`${answers.shift()}\n`);
    });
    const [status] = await once(child, 'close');
    expect(out).toMatch(/Trouxe \d+ arquivos .*, que .+ publicou hoje às/);
    expect(status).toBe(0);
    expect(readSource(content)).toEqual(readSource(lost));
    expect(JSON.stringify(filesOf(join(folder, 'content/.publicado')))).not.toContain(PASSWORD);
  });
});
