import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toYaml } from '../src/content/yaml.ts';
import { buildEnv, change, withCopy } from '../tests/variants/copy.ts';
import { filledSite } from '../tests/variants/filledSite.ts';

/** In ms. A test checks a copy of the project, builds it and checks it again, each time in a new process. */
const PATIENCE = 120_000;

function run(folder: string, ...command: string[]) {
  const [name = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: folder,
    encoding: 'utf8',
    env: buildEnv,
    // On Windows npm is a script for the shell, which would cut the path of Node at its first space.
    shell: process.platform === 'win32' && name === 'npm',
  });
  return { status, out: stdout, errors: stderr, all: stdout + stderr };
}

/** Node's permission model blocks every connection, so the command fails if it uses the network without being told to. */
const preflight = (folder: string, ...args: string[]) =>
  run(folder, process.execPath, '--permission', '--allow-fs-read=*', '--no-warnings', 'commands/preflight.ts', ...args);

const build = (folder: string) => run(folder, 'npm', 'run', '--silent', 'build:only');

/** Fills in everything that an owner has to. */
function fillIn(folder: string): void {
  writeFileSync(join(folder, 'demo/site.yaml'), toYaml(filledSite, ''));
}

describe('npm run preflight', () => {
  test('for the project as shipped, lists what is left to do', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      const { status, out, errors } = preflight(folder);
      expect(status).toBe(1);
      expect(errors).toBe('');
      for (const left of [
        'brand.name',
        'brand.legalName',
        'address: ',
        'links.discord',
        'links.web3',
        'links.whatsapp',
        'security.contact',
        'npm run build',
      ]) {
        expect(out).toContain(left);
      }
      expect(out).toMatch(/^AVISO {2}o envio do formulário/m);
      expect(build(folder).all.match(/.*npm run preflight.*/g)).toEqual([
        expect.stringMatching(/Ainda há 9 endereços de exemplo, um telefone de exemplo e a marca de demonstração/),
      ]);
      expect(preflight(folder).out).toMatch(/^FALTA {2}páginas sem dados de exemplo/m);
    });
  });

  test('for a project that is filled in and built, finds nothing that blocks the launch', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      fillIn(folder);
      expect(preflight(folder).out).toContain('npm run build');
      const built = build(folder);
      expect(built.status).toBe(0);
      expect(built.all).not.toContain('preflight');
      const { status, out } = preflight(folder);
      expect(out).toContain('Nada impede a publicação.');
      expect(status).toBe(0);

      // Node blocks the connections, so every link is reported as unreachable.
      const online = preflight(folder, '--online');
      expect(online.status).toBe(1);
      expect(online.out).toMatch(/^FALTA {2}a resposta dos links/m);
      expect(online.out).toContain('https://wa.me/5511912345678: não foi possível chegar lá');
    });
  });

  test('passes its options to the command and returns its exit status', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      // The packages are already installed; a copy must not install them again.
      writeFileSync(join(folder, 'commands/prepare.js'), '');
      const asked = run(folder, 'npm', 'run', '--silent', 'preflight');
      expect(asked.status).toBe(1);
      expect(asked.out).toMatch(/^FALTA {2}a sua marca/m);
      const help = run(folder, 'npm', 'run', '--silent', 'preflight', '--', '--help');
      expect(help.status).toBe(0);
      expect(help.out).toMatch(/^Diz o que ainda falta/);
    });
  });

  test('reports a mistake in a content file without a stack trace', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      change(folder, 'demo/site.yaml', /address: .*/, 'address: roda');
      const { status, out, errors } = preflight(folder);
      expect(status).toBe(1);
      expect(out).toBe('');
      expect(errors).toContain('encontrei: “roda”');
      expect(errors).not.toMatch(/^\s+at /m);
    });
  });

  test('for an unknown option, lists the known ones', () => {
    const { status, out } = preflight('.', '--onlin');
    expect(status).toBe(1);
    expect(out).toContain('--online');
  });
});
