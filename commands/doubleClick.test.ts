import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, constants, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';

const isWindows = process.platform === 'win32';
const file = isWindows ? 'Editar.cmd' : 'Editar.command';

let folder = '';
let programs = '';
beforeEach(() => {
  const own = emptyFolder();
  folder = join(own, 'Área de Trabalho', 'site da Ana (novo)');
  programs = join(own, 'programs');
  for (const one of [folder, programs]) mkdirSync(one, { recursive: true });
  cpSync(file, join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{}');
});

/** Adds a fake npm that prints its folder and its arguments, and ends with a status. */
function addNpm(status: number): void {
  if (isWindows) {
    writeFileSync(join(programs, 'npm.cmd'), `@echo off\r\necho %CD% %*\r\nexit /b ${status}\r\n`);
    return;
  }
  writeFileSync(join(programs, 'npm'), `#!/bin/sh\necho "$PWD $*"\nexit ${status}\n`);
  chmodSync(join(programs, 'npm'), 0o755);
}

/** Runs the file like a double click: from another folder. */
function open(): { status: number | null; out: string } {
  const system = isWindows ? [`${process.env.SystemRoot}\\System32`] : [];
  const env = { SystemRoot: process.env.SystemRoot, PATH: [programs, ...system].join(isWindows ? ';' : ':') };
  const options = { cwd: tmpdir(), env, encoding: 'utf8', input: '\n' } as const;
  const path = join(folder, file);
  const { status, stdout } = isWindows
    ? spawnSync(`${process.env.SystemRoot}\\System32\\cmd.exe`, ['/d', '/s', '/c', `""${path}""`], {
        ...options,
        windowsVerbatimArguments: true,
      })
    : spawnSync('/bin/bash', [path], options);
  return { status, out: stdout };
}

describe(`${file}, run by a double click,`, () => {
  test.each([
    ['opens the editor of its own folder', 0, /site da Ana \(novo\) run edit\s*$/],
    ['if the editor does not start, says that the reason is in the lines above', 1, /O motivo está acima\./],
    ['if Node is not installed, says where to get it', undefined, /https:\/\/nodejs\.org/],
  ])('%s', (_, npm, out) => {
    if (npm !== undefined) addNpm(npm);
    expect(open()).toMatchObject({ status: npm ?? 1, out: expect.stringMatching(out) });
  });

  test('if the rest of the folder is missing, as in an unextracted ZIP, says what to do', () => {
    rmSync(join(folder, 'package.json'));
    addNpm(0);
    expect(open()).toMatchObject({ status: 1, out: expect.stringContaining('ZIP') });
  });
});

test('Editar.cmd has Windows’ line endings, and switches to UTF-8', () => {
  const text = readFileSync('Editar.cmd', 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toMatch(/^@echo off\r\nchcp 65001 >nul\r\n/);
});

test('Editar.command is executable', () => accessSync('Editar.command', constants.X_OK));
