import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'npm.js'), 'console.log("npm", process.cwd().endsWith("editor") ? "editor" : "site")');
  for (const part of ['.', 'editor']) {
    mkdirSync(join(folder, part, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, part, 'package-lock.json'), part);
  }
  cpSync('commands/prepare.js', join(folder, 'commands/prepare.js'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Prepares the folder with an npm that only says where it was started. */
function prepare(): string[] {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js') };
  const { status, stdout } = spawnSync(process.execPath, [join(folder, 'commands/prepare.js'), 'editor'], {
    encoding: 'utf8',
    env,
  });
  expect(status).toBe(0);
  return stdout.trim().split('\n');
}

test('the site and the editor are installed, which is said once', () => {
  expect(prepare().sort()).toEqual(['Instalando o que falta (só na primeira vez)…', 'npm editor', 'npm site']);
});

test('what is installed is installed again only if its lockfile changes', () => {
  prepare();
  expect(prepare()).toEqual(['']);
  writeFileSync(join(folder, 'editor/package-lock.json'), 'another');
  expect(prepare()).toEqual([expect.stringContaining('Instalando'), 'npm editor']);
});
