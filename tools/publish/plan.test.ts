import { expect, test } from 'vitest';
import { fileOf, hashOf } from './files.ts';
import { addressOf, EMPTY, type Manifest, plan } from './plan.ts';
import { readManifest, readServer } from './transfer.ts';

type Files = Record<string, string>;
const site = (files: Files) => Object.entries(files).map(([path, text]) => fileOf(path, Buffer.from(text)));
const sizes = (files: Files) => new Map(Object.entries(files).map(([path, text]) => [path, text.length]));
const published = (files: Files): Manifest => ({ date: '', files: plan(EMPTY, site(files), new Map()).after });
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const OLD = { '.htaccess': 'r', '_astro/a.js': 'a', 'index.html': 'home', 'um.html': 'um', 'um.html.br': 'b' };

test('assets are sent first, then other files, new pages, changed pages, `.htaccess` and the copy', () => {
  const order = ['_astro/b.js', 'a.txt', 'z.html', 'index.html', '.htaccess', '.htfoto-x', '.htconteudo.zip'];
  const given = [...order.slice(0, 4).toReversed(), ...order.slice(4)];
  const now = Object.fromEntries(given.map((path) => [path, 'x']));
  expect(paths(plan(published(OLD), site({ ...OLD, ...now }), sizes(OLD)).send)).toEqual(order);
});

test('only files that are missing or changed on the server are sent', () => {
  const { '.htaccess': _, ...there } = OLD;
  expect(plan(published(OLD), site(OLD), sizes(OLD))).toMatchObject({ send: [], isDone: true });
  const { send } = plan(published(OLD), site(OLD), sizes({ ...there, 'um.html': 'mudado' }));
  expect(paths(send)).toEqual(['um.html', '.htaccess']);
});

test('after a stopped run, a file that may be old is sent again, and one with a hash in its name only if missing', () => {
  const photo = { ...fileOf('.htfoto-x', Buffer.from('x')), hash: '' };
  const now = [...site({ ...OLD, '_astro/b.js': 'b', '_astro/c.js': 'c', 'um.html': '12' }), photo];
  const { during } = plan(published(OLD), now, sizes(OLD));
  const next = plan(during, now, sizes({ ...OLD, '_astro/b.js': 'b', '.htfoto-x': 'x' }));
  expect([paths(next.send), next.isDone]).toEqual([['_astro/c.js', 'um.html'], false]);
  expect(plan({ ...published(OLD), run: true }, site(OLD), sizes(OLD)).isDone).toBe(false);
});

test.each(['_astro/a.js', 'cartoes/um.7c2a0734.png'])(
  '%s, whose name has a hash, stays for open pages until the next change',
  (path) => {
    const old: Files = { ...OLD, [path]: 'a' };
    const { [path]: _, ...rest } = old;
    const now = { ...rest, 'um.html': 'x' };
    const { remove, after: files } = plan(published(old), site(now), sizes(old));
    expect([remove, files[hashOf(path)]]).toEqual([[], '']);
    const there = sizes({ ...now, [path]: 'a' });
    expect(plan({ date: '', files }, site(now), there).isDone).toBe(true);
    expect(plan({ date: '', files }, site({ ...now, 'um.html': 'y' }), there).remove).toEqual([path]);
  },
);

test('names in a list of the server that lead elsewhere or break a line do not count as files', async () => {
  const names = ['a.html', '../x', 'b/c', '/etc/x', '..', 'a\nb', 'a\\b'];
  const list = async () => new Map(names.map((name) => [name, 1]));
  const { there } = await readServer({ list, read: async () => undefined }, []);
  expect([...there.keys()]).toEqual(['a.html']);
});

test.each([
  ['index.html', '/'],
  ['agentes-ai.html', '/agentes-ai'],
  ['caso/meu-index.html', '/caso/meu-index'],
  ['404.html', undefined],
  ['index.html.br', undefined],
])('the page URL of %s is %s', (path, address) => expect(addressOf(path)).toBe(address));

const good = { ...published(OLD), date: '2026-01-01T00:00:00Z' };

test.each([
  ['is whole', JSON.stringify(good), good],
  ['is not JSON', '{"files":', EMPTY],
  ['has a file without a hash', JSON.stringify({ ...good, files: { a: 1 } }), EMPTY],
  ['has no time', JSON.stringify({ ...good, date: 'ontem' }), EMPTY],
])('a list of published files counts only if it is whole: one that %s', async (_, text, expected) => {
  expect(await readManifest({ read: async () => Buffer.from(text) })).toEqual(expected);
});
