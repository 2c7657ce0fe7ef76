import { describe, expect, test } from 'vitest';
import { fileOf } from './files.ts';
import { EMPTY, keyOf, type Manifest, readManifest } from './manifest.ts';
import { addressOf, plan } from './plan.ts';

const site = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => fileOf(path, Buffer.from(text)));
const sizes = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, text.length]));
const published = (files: Record<string, string>): Manifest => ({
  ...EMPTY,
  ...plan(EMPTY, site(files), new Map()).after,
});
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const OLD = { '.htaccess': 'r', '_astro/a.js': 'a', 'index.html': 'home', 'um.html': 'um', 'um.html.br': 'b' };

describe('the plan', () => {
  test('sends assets first, then other files, new pages, changed pages, the home page, `.htaccess` and the copy', () => {
    const order = [
      ...['_astro/b.js', 'a.txt', 'z.html', 'um.html', 'index.html', '.htaccess'],
      ...['.htfoto-x', '.htconteudo.zip'],
    ];
    const now = Object.fromEntries(order.toReversed().map((path) => [path, 'x']));
    const { send } = plan(published(OLD), site({ ...OLD, ...now }), sizes(OLD));
    expect(paths(send)).toEqual(order);
  });

  test('sends only files that were deleted or changed on the server', () => {
    const { '.htaccess': _, ...there } = OLD;
    expect(paths(plan(published(OLD), site(OLD), sizes(OLD)).send)).toEqual([]);
    const { send } = plan(published(OLD), site(OLD), sizes({ ...there, 'um.html': 'mudado' }));
    expect(paths(send)).toEqual(['um.html', '.htaccess']);
  });

  test('after a stopped run, sends again the files that may be old, and those with a hash in their name only if missing', () => {
    const now = { ...OLD, '_astro/b.js': 'b', '_astro/c.js': 'c', 'um.html': '12' };
    const { during } = plan(published(OLD), site(now), sizes(OLD));
    const there = sizes({ ...OLD, '_astro/b.js': 'b' });
    expect(paths(plan({ ...EMPTY, ...during }, site(now), there).send)).toEqual(['_astro/c.js', 'um.html']);
  });

  test('removes published files that are no longer in the site, drafts of a stopped run, and no unknown files', () => {
    const { 'um.html': _, 'um.html.br': __, ...now } = OLD;
    const there = sizes({ ...OLD, 'outro.html': '', '.htenviando-um.html': 'x', 'a/.htenviando-b': 'x' });
    const { remove } = plan(published(OLD), site(now), there);
    expect(remove).toEqual(['.htenviando-um.html', 'a/.htenviando-b', 'um.html', 'um.html.br']);
  });

  test.each(['_astro/a.js', 'cartoes/um.7c2a0734.png'])(
    'keeps %s, whose name has a hash, until the next change, and does not send it again',
    (path) => {
      const old: Record<string, string> = { ...OLD, [path]: 'a' };
      const { [path]: _, ...rest } = old;
      const now = { ...rest, 'um.html': 'x' };
      const first = plan(published(old), site(now), sizes(old));
      expect([first.remove, Object.keys(first.after.kept)]).toEqual([[], [keyOf(path)]]);
      const there = sizes({ ...now, [path]: 'a' });
      const after = { ...EMPTY, ...first.after };
      expect(plan(after, site(now), there)).toMatchObject({ send: [], remove: [], after: first.after });
      expect(plan(after, site({ ...now, 'um.html': 'y' }), there).remove).toEqual([path]);
      expect(paths(plan(after, site({ ...old, 'um.html': 'y' }), there).send)).toEqual(['um.html']);
    },
  );
});

test.each([
  ['index.html', '/'],
  ['agentes-ai.html', '/agentes-ai'],
  ['loja/index.html', '/loja/'],
  ['caso/meu-index.html', '/caso/meu-index'],
  ['404.html', undefined],
  ['.contato.html', undefined],
  ['index.html.br', undefined],
])('the page URL of %s is %s', (path, address) => expect(addressOf(path)).toBe(address));

test.each([
  ['is not JSON', '{"files":'],
  ['is not an object', 'null'],
  ['has a file without a hash', JSON.stringify({ ...published(OLD), files: { a: 1 } })],
  ['has no time', JSON.stringify({ ...published(OLD), date: 'ontem' })],
])('a list of published files that %s counts as missing', (_, text) => {
  const good = { ...published(OLD), id: 'x', date: '2026-01-01T00:00:00Z' };
  expect(readManifest(Buffer.from(JSON.stringify(good)))).toEqual(good);
  expect(readManifest(Buffer.from(text))).toBe(undefined);
});
