import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';

const isWindows = process.platform === 'win32';
const file = isWindows ? 'Editar.cmd' : 'Editar.command';

/**
 * Runs the file like a double click: from another folder.
 * @param files The other files of its folder.
 * @param npm The exit status of a fake npm, which prints its folder and its arguments. Without it, npm is not installed.
 */
function open(files: string[], npm?: number): { status: number | null; out: string } {
  const own = emptyFolder();
  const folder = join(own, 'Área de Trabalho', 'site da Ana (novo)');
  const programs = join(own, 'programs');
  for (const one of [folder, programs]) mkdirSync(one, { recursive: true });
  cpSync(file, join(folder, file));
  for (const name of files) writeFileSync(join(folder, name), '{}');
  if (npm !== undefined) {
    writeFileSync(join(programs, 'npm.cmd'), `@echo off\r\necho %CD% %*\r\nexit /b ${npm}\r\n`);
    writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$PWD $*"\nexit ${npm}\n`);
    chmodSync(join(programs, 'npm'), 0o755);
  }
  const { SystemRoot } = process.env;
  const PATH = isWindows ? `${programs};${SystemRoot}\\System32` : programs;
  const [program, ...args] = isWindows
    ? ['cmd.exe', '/d', '/s', '/c', `""${join(folder, file)}""`]
    : ['/bin/bash', join(folder, file)];
  const options = { cwd: tmpdir(), env: { SystemRoot, PATH }, encoding: 'utf8', input: '\n' } as const;
  const { status, stdout } = spawnSync(program, args, { ...options, windowsVerbatimArguments: true });
  return { status, out: stdout };
}

test.each<[string, string[], number | undefined, number, RegExp]>([
  ['opens the editor of its own folder', ['package.json'], 0, 0, /site da Ana \(novo\) run edit\s*$/],
  ['says that the reason is above, if the editor does not start', ['package.json'], 1, 1, /O motivo está acima\./],
  ['says where to get Node, if it is not installed', ['package.json'], undefined, 1, /https:\/\/nodejs\.org/],
  ['says what to do, if it is alone, as in an unextracted ZIP', [], 0, 1, /ZIP/],
])(`${file} %s`, (_, files, npm, status, out) => {
  expect(open(files, npm)).toEqual({ status, out: expect.stringMatching(out) });
});

test('Editar.cmd has Windows’ line endings, and switches to UTF-8', () => {
  const text = readFileSync('Editar.cmd', 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^@echo off\r\nchcp 65001 >nul\r\n/);
});

test('Editar.command is executable', () => accessSync('Editar.command', constants.X_OK));
