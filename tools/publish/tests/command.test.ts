import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildEnv, copyTo } from '../../../tests/launch/copy.ts';
import type { Running } from '../../../tests/launch/started.ts';
import { filledSite } from '../../../tests/variants/filledSite.ts';
import { readSource } from '../source.ts';
import { isTested, makeKeys, startProFtpd, USER } from './servers.ts';
import { filesOf, PASSWORD } from './sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-'));
const www = mkdtempSync(join(tmpdir(), 'www-'));
let keys = '';
let server: Running;

beforeAll(async () => {
  if (!isTested) return;
  keys = makeKeys();
  copyTo(folder);
  server = await startProFtpd(keys, { certificate: 'good' });
});
afterAll(async () => {
  await server?.stop();
  for (const one of [folder, www, keys].filter(Boolean)) rmSync(one, { recursive: true });
});

/** Runs the command in the copy of the project. The command has no terminal, so it cannot ask questions. */
function run(...args: readonly string[]) {
  const env = { SITE_CONTENT: '', NODE_EXTRA_CA_CERTS: join(keys, 'ca.pem'), PUBLISH_PASSWORD: PASSWORD };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/publish/command.ts', '--yes', ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...buildEnv, ...env },
  });
  return { status, out: stdout + stderr };
}

describe.runIf(isTested)('npm run publish -- --yes', () => {
  test('without a destination, says which fields to fill in', () => {
    expect(run()).toMatchObject({ status: 1, out: expect.stringContaining('“O site” › “Publicação”') });
  });

  test('publishes a complete site, says what is missing, and brings the published files', () => {
    const content = join(folder, 'content');
    const publishing = { kind: 'ftp', host: 'localhost', port: server.port, user: USER, folder: www };
    cpSync(join(folder, 'demo'), content, { recursive: true, filter: () => true });
    writeFileSync(join(content, 'site.yaml'), stringify({ ...filledSite, publishing }));
    expect(run('--offline-check')).toMatchObject({ status: 0, out: expect.stringContaining('inteiro no servidor.') });
    const { '.htconteudo.zip': archive = '', ...sent } = filesOf(www);
    expect(sent).toEqual(filesOf(join(folder, 'dist')));
    expect(archive).not.toContain(PASSWORD);

    const before = readSource(content);
    const home = readFileSync(join(content, 'home.yaml'), 'utf8');
    writeFileSync(join(content, 'home.yaml'), home.replace('lead: ', 'lead: https://a.example '));
    expect(run()).toMatchObject({
      status: 1,
      out: expect.stringMatching(/FALTA .*[\s\S]*a\.example[\s\S]*Falta preencher/),
    });
    expect(run('--bring')).toMatchObject({ status: 0, out: expect.stringMatching(/Trouxe \d+ arquivos .* content-/) });
    expect(readSource(content)).toEqual(before);
  });
});
