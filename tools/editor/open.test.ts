import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder, webServer } from '../../tests/temporary.ts';
import { noteOpen, openBrowser, openEditor } from './open.ts';

let folder = '';
let note = '';
let site = '';
beforeEach(async () => {
  folder = emptyFolder();
  note = join(folder, 'editor/open.json');
  site = await webServer((_request, response) => response.end('editor'));
});

test('only an editor that was opened for the same folder is found, at its URL', async () => {
  expect(await openEditor('/site/content', note)).toBe(undefined);
  noteOpen('/site/content', site, note);
  expect(await openEditor('/site/content', note)).toBe(site);
  expect(await openEditor('/outro/content', note)).toBe(undefined);
});

test('an editor whose process has ended does not count as open, even if its port is in use', async () => {
  noteOpen('/site/content', site, note);
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), pid }));
  expect(await openEditor('/site/content', note)).toBe(undefined);
});

test('an editor that does not respond does not count as open', async () => {
  noteOpen('/site/content', 'http://127.0.0.1:1', note);
  expect(await openEditor('/site/content', note)).toBe(undefined);
});

const others = 0o077;
test.skipIf(process.platform === 'win32')(
  'no other user can read the key: the browser gets the path of a private file',
  async () => {
    const opened = join(folder, 'abrir.html');
    writeFileSync(opened, 'of the last start', { mode: 0o644 });
    const received = join(folder, 'received.txt');
    const program = `#!/bin/sh\necho "$@" > '${received}.new'\nmv '${received}.new' '${received}'\n`;
    for (const name of ['xdg-open', 'open']) writeFileSync(join(folder, name), program, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    noteOpen('/site/content', `${site}/?chave=segredo`, note);
    await openBrowser(`${site}/?chave=segredo`, opened);
    await expect.poll(() => statSync(received, { throwIfNoEntry: false })?.size).toBeGreaterThan(0);
    expect(readFileSync(received, 'utf8')).toBe(`${opened}\n`);
    expect(readFileSync(opened, 'utf8')).toContain('chave=segredo');
    for (const file of [opened, note]) expect(statSync(file).mode & others).toBe(0);
  },
);
