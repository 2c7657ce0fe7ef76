import { describe, expect, test } from 'vitest';
import { redirectsFile } from '../deploy/redirects.ts';
import { hashOf } from './kept.ts';
import { EMPTY, type Manifest } from './manifest.ts';
import { addressOf, bridge, lostPages, movedPages, plan } from './plan.ts';

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

describe('the policy while the server has old and new pages', () => {
  const rules = (policy: string) => `<If>\nHeader set Content-Security-Policy "${policy}"\n</If>`;
  test.each([
    ['allows the styles of both policies', "style-src 'a'", "style-src 'b'", "style-src 'a' 'b'"],
    ['allows what one of the policies allows', "connect-src 'none'", 'connect-src https://x', 'connect-src https://x'],
    ['blocks what both policies block', "img-src 'none'; a-src b", "img-src 'none'", "img-src 'none'"],
    ['has only the directives that both policies have', 'a-src x', 'a-src x; b-src y', 'a-src x'],
  ])('%s', (_, before, now, both) => {
    expect(bridge(rules(before), rules(now))).toBe(rules(both));
  });

  test('is the new policy if there was no policy', () => {
    expect(bridge('# nada', rules('a-src x'))).toBe(rules('a-src x'));
  });
});

test.each([
  ['index.html', '/'],
  ['agentes-ai.html', '/agentes-ai'],
  ['loja/index.html', '/loja/'],
  ['casos/meu-index.html', '/casos/meu-index'],
  ['404.html', undefined],
  ['.contato.html', undefined],
  ['index.html.br', undefined],
  ['robots.txt', undefined],
])('the page URL of %s is %s', (path, address) => expect(addressOf(path)).toBe(address));

describe.each(['', '/qualquer/pasta'])('the plan for a site at “%s”', (base) => {
  const listed = (files: Record<string, string>, moved: string[]) => {
    const moves = moved.map((from) => ({ from, to: '/dois' }));
    const all = site({ ...files, _redirects: redirectsFile(base, moves) });
    return plan(EMPTY, all, new Map(), movedPages(all, base)).after;
  };
  const HOME = { 'index.html': 'home' };
  const before = { ...OLD, 'casos/roda.html': '', 'novidades/2.html': '', '404.html': '', 'a.txt': '' };

  test.each([
    ['page that is deleted', before, [], HOME, [], ['/casos/roda', '/um']],
    ['page that is redirected', before, [], HOME, ['/casos/roda', '/um'], []],
    ['redirect that is deleted', OLD, ['/casos/velha'], OLD, [], ['/casos/velha']],
    ['redirect that stays', OLD, ['/casos/velha'], OLD, ['/casos/velha'], []],
    ['redirect whose URL is a page again', OLD, ['/velha'], { ...OLD, 'velha.html': '' }, [], []],
  ])('the plan tells the public URL of a %s, if it will lead nowhere', (_, files, moved, now, nowMoved, urls) => {
    expect(lostPages(listed(files, moved), listed(now, nowMoved)).sort()).toEqual(urls);
  });
});
