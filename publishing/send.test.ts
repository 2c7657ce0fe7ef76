import { parseList } from 'basic-ftp';
import { expect, test } from 'vitest';
import { hashOf, keptIn } from './kept.ts';
import { MANIFEST } from './manifest.ts';
import type { Remote } from './remote.ts';
import { broken, keepConnected, survey, type Use } from './send.ts';
import { Trouble } from './trouble.ts';

const file = (path: string, text: string) => ({ path, bytes: Buffer.from(text), hash: hashOf(Buffer.from(text)) });

/** A server on which the tested functions only list and read. */
const serverOf =
  (sizes: [name: string, size: number][], read: Remote['read'] = async () => undefined): Use =>
  (act) =>
    act({ list: async () => new Map(sizes), read } as Partial<Remote> as Remote);

/** A server with some files in one folder. Some servers do not list dot files. */
function serverWith(files: Record<string, string>, listsDots = true): Use {
  const listed = Object.entries(files).filter(([name]) => listsDots || !name.startsWith('.'));
  return serverOf(
    listed.map(([name, text]) => [name, text.length]),
    async (path) => (path in files ? Buffer.from(files[path] ?? '') : undefined),
  );
}

const kept = keptIn('/nada');

test.each([
  ['missing', {}],
  ['shorter than it was sent', { 'a.html': 'x' }],
])('a file that is %s counts as broken', async (_, files) => {
  expect(await broken(serverWith(files), [file('a.html', 'abc')])).toEqual(['a.html']);
});

test('complete files, and dot files that the server does not list, do not count as broken', async () => {
  const site = [file('a.html', 'abc'), file('.htaccess', 'x')];
  expect(await broken(serverWith({ 'a.html': 'abc', '.htaccess': 'x' }, false), site)).toEqual([]);
});

test('with a damaged list of published files, files are recognised by their content', async () => {
  const use = serverWith({ [MANIFEST]: '{"files":', 'a.html': 'abc', 'b.html': 'de outro' });
  const found = await survey(use, [file('a.html', 'abc'), file('b.html', 'b')], kept, {});
  expect(Object.keys(found.before.files)).toEqual(['a.html']);
  expect(found.foreign.map(({ path }) => path)).toEqual(['b.html']);
  expect(found.isDamaged).toBe(true);
});

test('names in an FTP list that lead elsewhere or break a line do not count as files', async () => {
  const line = (name: string) => `type=file;size=1; ${name}\r\n`;
  const entries = parseList(['a.html', '../x', 'b/c', '/etc/x', 'a\x1b[2J', 'a\\b'].map(line).join(''));
  // The package itself drops only names with a slash.
  expect(entries.map(({ name }) => name)).toContain('a\\b');
  const use = serverOf(entries.map(({ name, size }) => [name, size]));
  expect([...(await survey(use, [file('a.html', 'a')], kept, {})).there.keys()]).toEqual(['a.html']);
});

test('an unknown `.htaccess` is found even if the server does not list it', async () => {
  const use = serverWith({ '.htaccess': 'de outro' }, false);
  expect((await survey(use, [file('.htaccess', 'x')], kept, {})).foreign).toHaveLength(1);
});

test('a first connection that fails is not tried again', async () => {
  let attempts = 0;
  const open = async () => {
    attempts++;
    throw new Trouble('network');
  };
  const { use } = keepConnected(open, () => undefined, [0]);
  await expect(use(async () => undefined)).rejects.toThrow('network');
  expect(attempts).toBe(1);
});
