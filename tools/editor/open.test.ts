import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder, webServer } from '../../tests/temporary.ts';
import { noteOpen, openBrowser, openEditor } from './open.ts';

const FOLDER = '/site/content';

test.each([
  ['was opened for the same folder is found, at its URL', {}, true],
  ['was opened for another folder is not found', { folder: '/outro/content' }, false],
  // No system gives a process this id.
  ['has ended is not found, even if its port is in use', { pid: 999_999_999 }, false],
  ['does not respond is not found', { url: 'http://127.0.0.1:1' }, false],
])('an editor that %s', async (_, change, isFound) => {
  const note = join(emptyFolder(), 'editor/open.json');
  const site = await webServer((_request, response) => response.end('editor'));
  expect(await openEditor(FOLDER, note)).toBe(undefined);
  noteOpen(FOLDER, site, note);
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), ...change }));
  expect(await openEditor(FOLDER, note)).toBe(isFound ? site : undefined);
});

const URL = 'http://127.0.0.1:1/?chave=segredo';
const others = 0o077;
test.skipIf(process.platform === 'win32')(
  'no other user can read the key: the browser gets the path of a private file',
  async () => {
    const folder = emptyFolder();
    const [opened, note] = [join(folder, 'abrir.html'), join(folder, 'open.json')];
    writeFileSync(opened, 'of the last start', { mode: 0o644 });
    const received = join(folder, 'received.txt');
    const program = `#!/bin/sh\necho "$@" > '${received}.new'\nmv '${received}.new' '${received}'\n`;
    for (const name of ['xdg-open', 'open']) writeFileSync(join(folder, name), program, { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    noteOpen(FOLDER, URL, note);
    openBrowser(URL, opened);
    await expect.poll(() => statSync(received, { throwIfNoEntry: false })?.size).toBeGreaterThan(0);
    expect(readFileSync(received, 'utf8')).toBe(`${opened}\n`);
    expect(readFileSync(opened, 'utf8')).toContain('chave=segredo');
    for (const file of [opened, note]) expect(statSync(file).mode & others).toBe(0);
  },
);
