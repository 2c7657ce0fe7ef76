import { describe, expect, test } from 'vitest';
import { hashOf } from './kept.ts';
import { EMPTY, type Manifest } from './manifest.ts';
import { addressOf, lostPages, plan } from './plan.ts';

const site = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text), hash: hashOf(Buffer.from(text)) }));
const sizes = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, text.length]));
const published = (files: Record<string, string>): Manifest => plan(EMPTY, site(files), new Map()).after;
const paths = (files: readonly { path: string }[]) => files.map(({ path }) => path);

const OLD = { '.htaccess': 'r', '_astro/a.js': 'a', 'index.html': 'home', 'um.html': 'um', 'um.html.br': 'b' };

describe('the plan', () => {
  test('sends assets first, then other files, new pages, changed pages, the home page, and last `.htaccess`', () => {
    const order = ['_astro/b.js', 'a.txt', 'z.html', 'um.html', 'index.html', '.htaccess'];
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

  test('sends again the files that a stopped run may or may not have replaced', () => {
    const before = { ...published(OLD), run: true as const };
    before.files = { ...before.files, 'um.html': '' };
    expect(paths(plan(before, site(OLD), sizes(OLD)).send)).toEqual(['um.html']);
  });

  test('removes published files that are no longer in the site, and no unknown files', () => {
    const { 'um.html': _, 'um.html.br': __, ...now } = OLD;
    const { remove } = plan(published(OLD), site(now), sizes({ ...OLD, 'outro.html': '' }));
    expect(remove).toEqual(['um.html', 'um.html.br']);
  });

  test('removes the incomplete files of a stopped run', () => {
    const there = sizes({ ...OLD, '.htenviando-um.html': 'x', 'a/.htenviando-b': 'x' });
    expect(plan(published(OLD), site(OLD), there).remove).toEqual(['.htenviando-um.html', 'a/.htenviando-b']);
  });

  test.each(['_astro/a.js', 'cartoes/um.7c2a0734.png'])(
    'keeps %s, whose name has a hash, for one more version, and does not send it again',
    (path) => {
      const old: Record<string, string> = { ...OLD, [path]: 'a' };
      const { [path]: _, ...now } = old;
      const { remove, after } = plan(published(old), site(now), sizes(old));
      expect([remove, Object.keys(after.kept)]).toEqual([[], [path]]);
      expect(plan(after, site({ ...now, 'um.html': 'x' }), sizes(old)).remove).toEqual([path]);
      expect(plan(after, site(old), sizes(old)).send).toEqual([]);
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
  ['robots.txt', undefined],
])('the page URL of %s is %s', (path, address) => expect(addressOf(path)).toBe(address));

const HOME = { 'index.html': 'home' };
const PAGES = { ...OLD, 'caso/roda.html': '', 'novidades-2.html': '', '404.html': '', 'a.txt': '' };

test.each([
  ['page that is deleted', PAGES, HOME, ['/caso/roda', '/um']],
  ['page that is redirected', PAGES, { ...HOME, 'um.html': 'A página /um mudou', 'caso/roda.html': '' }, []],
])('the plan tells the public URL of a %s, if it will lead nowhere', (_, before, now, urls) => {
  expect(lostPages(published(before), published(now)).sort()).toEqual(urls);
});
