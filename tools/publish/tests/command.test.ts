import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildEnv, copyTo } from '../../../tests/launch/copy.ts';
import type { Running } from '../../../tests/launch/started.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { toYaml } from '../../editor/yaml.ts';
import { readSource } from '../source.ts';
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

/** Runs the command in the copy of the project. The command has no terminal, so it cannot ask questions. */
function run(args: readonly string[] = []) {
  const env = { SITE_CONTENT: '', NODE_EXTRA_CA_CERTS: join(keys, 'ca.pem'), PUBLISH_PASSWORD: PASSWORD };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/publish/command.ts', '--yes', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...buildEnv, ...env },
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

  test('--bring brings the published files, and sets those of here aside', () => {
    const content = join(folder, 'content');
    const before = readSource(content);
    writeFileSync(
      join(content, 'home.yaml'),
      readFileSync(join(content, 'home.yaml'), 'utf8').replace('title:', 'title: Não'),
    );
    const { status, out } = run(['--bring']);
    expect(out).toMatch(/Trouxe \d+ arquivos .*, publicados em .* Os de antes estão na pasta content-/);
    expect([status, readSource(content)]).toEqual([0, before]);
  });
});
