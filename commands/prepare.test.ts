import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), 'one');
  cpSync('commands/prepare.js', join(folder, 'commands/prepare.js'));
  // A fake npm, which only prints its name.
  writeFileSync(join(folder, 'npm.js'), "console.log('npm')");
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\n"${process.execPath}" "${join(folder, 'npm.js')}"\n`);
  writeFileSync(join(folder, 'npm.cmd'), `@"${process.execPath}" "${join(folder, 'npm.js')}"\r\n`);
  chmodSync(join(folder, 'npm'), 0o755);
});

/** The arguments of Node for a command that prints its arguments and has the exit status 3. */
const PRINT = "console.log('ran', ...process.argv.slice(1)); process.exitCode = 3";
const COMMAND = ['-e', PRINT, '--', '--rounds', 'a b (c) & d'];

/** Runs `prepare.js`, and then the command. */
function prepare(flags: string[] = [], project = folder) {
  // On Windows, the name of this variable differs in case.
  const paths = Object.entries(process.env).filter(([name]) => name.toUpperCase() === 'PATH');
  const env = Object.fromEntries(paths.map(([name, value]) => [name, `${folder}${delimiter}${value}`]));
  const all = [...flags, join(project, 'commands/prepare.js'), process.execPath, ...COMMAND];
  const options = { encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, all, options);
  return { status, lines: stdout.trim().split('\n'), stderr };
}

const SAID = 'Instalando o que falta (só na primeira vez)…';
const RAN = 'ran --rounds a b (c) & d';

test('prepare.js installs what is missing, or what a changed lockfile needs, and runs the command', () => {
  expect(prepare()).toMatchObject({ status: 3, lines: [SAID, 'npm', RAN] });
  expect(prepare().lines).toEqual([RAN]);
  writeFileSync(join(folder, 'package-lock.json'), 'another');
  expect(prepare().lines).toEqual([SAID, 'npm', RAN]);
});

test('if the installation fails, prepare.js says what may be wrong, and does not run the command', () => {
  writeFileSync(join(folder, 'npm.js'), 'process.exitCode = 1');
  expect(prepare()).toMatchObject({ status: 1, lines: [SAID], stderr: expect.stringContaining('Há internet?') });
});

const WINDOWS = `data:text/javascript,Object.defineProperty(process,'platform',{value:'win32'});process.env.SystemRoot='/nada'`;

test.each<[string, string, flags?: string[], name?: string]>([
  [
    'on Windows without the Visual C++ runtime',
    'https://aka.ms/vs/17/release/vc_redist.x64.exe',
    ['--import', WINDOWS],
  ],
  ['in a folder with a sign of Vite', 'o sinal % aqui', [], '100% nosso'],
  ['in a folder with a sign of URLs', 'o sinal # aqui', [], '100# nosso'],
])('%s, prepare.js says “%s”, and installs nothing', (_, sentence, flags, name = '.') => {
  const project = join(folder, name);
  cpSync('commands/prepare.js', join(project, 'commands/prepare.js'));
  expect(prepare(flags, project)).toMatchObject({
    status: 1,
    lines: [''],
    stderr: expect.stringContaining(sentence),
  });
});
