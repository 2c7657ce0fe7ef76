import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildEnv, change, withCopy } from '../tests/variants/copy.ts';

/** A copy is read, built and read again, each in a process of its own. */
const PATIENCE = 120_000;

function run(folder: string, ...command: string[]) {
  const [name = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(name, args, {
    cwd: folder,
    encoding: 'utf8',
    env: buildEnv,
    shell: process.platform === 'win32',
  });
  return { status, out: stdout, errors: stderr, all: stdout + stderr };
}

/** Node refuses every connection to the command, so that what uses the network without leave fails. */
const preflight = (folder: string, ...args: string[]) =>
  run(folder, process.execPath, '--permission', '--allow-fs-read=*', '--no-warnings', 'commands/preflight.ts', ...args);

const build = (folder: string) => run(folder, 'npm', 'run', '--silent', 'build');

/** Fills in all that an owner must. */
function fillIn(folder: string): void {
  const file = 'site.config.ts';
  change(folder, file, /name: '[^']*'/, "name: 'Roda'");
  change(folder, file, /legalName: '[^']*'/, "legalName: 'Coletivo Roda'");
  change(folder, file, /\+55 [\d -]+/, '+55 11 91234-5678');
  change(folder, file, /[\w-]+\.example/g, 'roda.org.br');
  const inHalfAYear = new Date(Date.now() + 180 * 86_400_000).toISOString().slice(0, 10);
  change(folder, file, /expires: '[^']*'/, `expires: '${inHalfAYear}'`);
}

type Told = { ready: boolean; matters: { id: string; state: string; found: string[] }[] };
const statesOf = (text: string) =>
  Object.fromEntries((JSON.parse(text) as Told).matters.map(({ id, state }) => [id, state]));

describe('npm run preflight', () => {
  test('for the project as it ships, names what is left, and says so to a program', { timeout: PATIENCE }, () => {
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
      expect(out).toMatch(/^AVISO {2}Formulário/m);
      expect(JSON.parse(preflight(folder, '--json').out)).toMatchObject({ ready: false });
      expect(build(folder).all.match(/.*npm run preflight.*/g)).toEqual([
        expect.stringMatching(/Ainda há 9 endereços de exemplo, um telefone de exemplo e a marca de demonstração/),
      ]);
      expect(statesOf(preflight(folder, '--json').out)).toMatchObject({ build: 'settled', pages: 'blocking' });
    });
  });

  test('for a project that is filled in and built, finds nothing in the way', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      fillIn(folder);
      expect(preflight(folder).out).toContain('npm run build');
      const built = build(folder);
      expect(built.status).toBe(0);
      expect(built.all).not.toContain('preflight');
      const { status, out } = preflight(folder);
      expect(out).toContain('Nada impede a publicação. Há 1 aviso');
      expect(status).toBe(0);

      // Node refuses the connections, and so every link is told as one that cannot be reached.
      const online = preflight(folder, '--online', '--json');
      expect(online.status).toBe(1);
      expect(statesOf(online.out)).toMatchObject({ links: 'settled', outside: 'blocking' });
      expect(online.out).toContain('https://wa.me/5511912345678: não foi possível chegar lá');
    });
  });

  test('hands its options on, and its verdict back', { timeout: PATIENCE }, () => {
    withCopy((folder) => {
      // The packages are there already: a copy must not install them anew.
      writeFileSync(join(folder, 'commands/prepare.js'), '');
      const asked = run(folder, 'npm', 'run', '--silent', 'preflight', '--', '--json');
      expect(asked.status).toBe(1);
      expect(statesOf(asked.out)).toMatchObject({ brand: 'blocking' });
      const plain = run(folder, 'npm', 'run', '--silent', 'preflight');
      expect(plain.status).toBe(1);
      expect(plain.out).toMatch(/^FALTA {2}Marca/m);
      const help = run(folder, 'npm', 'run', '--silent', 'preflight', '--', '--help');
      expect(help.status).toBe(0);
      expect(help.out).toMatch(/^Diz o que ainda falta/);
    });
  });

  test.each<[string, (folder: string) => void, string]>([
    [
      'a wrong value',
      (folder) => change(folder, 'site.config.ts', /address: '[^']*'/, "address: 'roda'"),
      'encontrei: “roda”',
    ],
    [
      'a comma too few',
      (folder) => change(folder, 'site.config.ts', /(name: '[^']*'),/, '$1'),
      'Não consegui ler site.config.ts',
    ],
    ['no configuration', (folder) => rmSync(join(folder, 'site.config.ts')), 'Não consegui ler site.config.ts'],
  ])('of %s tells the owner, without a stack trace', { timeout: PATIENCE }, (_name, spoil, words) => {
    withCopy((folder) => {
      spoil(folder);
      const { status, out, errors } = preflight(folder);
      expect(status).toBe(1);
      expect(out).toBe('');
      expect(errors).toContain(words);
      expect(errors).not.toMatch(/^\s+at /m);
      const asJson = preflight(folder, '--json');
      expect(asJson.status).toBe(1);
      expect(statesOf(asJson.out)).toEqual({ config: 'blocking' });
    });
  });

  test('of an option that it does not know, says which there are', () => {
    const { status, errors } = preflight('.', '--onlin');
    expect(status).toBe(1);
    expect(errors).toContain('Não conheço “--onlin”');
  });
});
