import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { followingOrder, hashOf, renameCase, update, withFormerSlug } from './saved.ts';

let folder = '';
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = emptyFolder();
  mkdirSync(join(folder, 'services'));
  writeFileSync(join(folder, 'services/Webdesign.yaml'), 'antes\n');
});

const addition = (path: string) => ({ path, contents: '' });

test('a file whose name changes only in case is renamed before it is written, and never deleted', () => {
  const update = {
    additions: [addition('services/webdesign.yaml')],
    deletions: [{ path: 'services/Webdesign.yaml' }],
  };
  expect(renameCase(folder, update)).toEqual([]);
  expect(readdirSync(join(folder, 'services'))).toEqual(['webdesign.yaml']);
  // If writing fails now, the previous text still exists.
  expect(read('services/webdesign.yaml')).toBe('antes\n');
});

test('only files of pages are renamed, and only if the file exists', () => {
  writeFileSync(join(folder, 'Fora.yaml'), 'fora\n');
  for (const [old, name] of [
    ['Fora.yaml', 'fora.yaml'],
    ['services/Nada.yaml', 'services/nada.yaml'],
  ] as const) {
    renameCase(folder, { additions: [addition(name)], deletions: [{ path: old }] });
  }
  expect(readdirSync(folder)).toContain('Fora.yaml');
});

test('a file whose name changes in more than case is not renamed, and its deletion is returned', () => {
  const deletions = [{ path: 'services/Webdesign.yaml' }];
  expect(renameCase(folder, { additions: [addition('services/sites.yaml')], deletions })).toEqual(deletions);
  expect(readdirSync(join(folder, 'services'))).toEqual(['Webdesign.yaml']);
});

test('a file has the same hash as in Git; a path that differs from the file’s path only in case has no hash', () => {
  expect(hashOf(folder, 'services/Webdesign.yaml')).toBe('9ee5a4176f782990b82684f3adabf144f0bec845');
  expect(hashOf(folder, 'services/webdesign.yaml')).toBe(undefined);
  expect(hashOf(folder, 'nenhuma/pasta.yaml')).toBe(undefined);
});

test.each([
  '../services/a.yaml',
  'services/../../a.yaml',
  'services/a/../../b.yaml',
  'services\\..\\..\\a.yaml',
  '/etc/a.yaml',
  'services/a.yaml\0.jpg',
  'imagens/a.jpg',
  'services/a.ts',
  'site.yaml/../x.yaml',
])('a save with the path %j is rejected before the path is used', (path) => {
  expect(update.safeParse({ additions: [addition(path)], deletions: [] }).success).toBe(false);
  expect(update.safeParse({ additions: [], deletions: [{ path }] }).success).toBe(false);
});

test('a save of each of the owner’s files is accepted', () => {
  for (const path of ['site.yaml', 'home.yaml', 'common.yaml', 'not-found.yaml', 'services/Água & sabão.yaml'])
    expect(update.safeParse({ additions: [addition(path)], deletions: [{ path }] }).success).toBe(true);
});

test.each<[string, string, string[], string[]]>([
  ['cases/sites.yaml', 'cases/roda.yaml', ['oficina'], ['oficina', 'roda']],
  ['cases/roda.yaml', 'cases/sites.yaml', ['roda'], ['sites']],
  ['cases/roda.yaml', 'cases/A Roda.yaml', [], []],
  ['cases/roda.yaml', 'news/feira.yaml', ['sites'], ['sites']],
  ['cases/roda.yaml', 'cases/roda.yaml', ['sites'], ['sites']],
])('a save of %s that deletes %s changes the former slugs %j to %j', (path, deleted, was, after) => {
  expect(withFormerSlug(path, { was }, { deletions: [{ path: deleted }] })).toEqual({ was: after });
});

test.each([
  ['a new service is last', 'a # o primeiro\n  - b', ['novo'], [], 'a # o primeiro\n  - b\n  - novo'],
  ['a deleted one is gone', 'a # o primeiro\n  - b', [], ['b'], 'a # o primeiro'],
  ['a renamed one keeps its place', 'a\n  - b', ['novo'], ['a'], 'novo\n  - b'],
  ['one with a file keeps its place', 'b\n  - a', ['Webdesign'], [], undefined],
  ['a site without a list gets none', undefined, ['novo'], [], undefined],
])('in the list of services after a save, %s', (_, list, added, deleted, expected) => {
  const text = (services?: string) => `# Meu site\nlinks:\n  x: y\n\nservices:${services ? `\n  - ${services}` : ''}\n`;
  const file = (slug: string) => addition(`services/${slug}.yaml`);
  const sent = { additions: [...added.map(file), addition('news/roda.yaml')], deletions: deleted.map(file) };
  expect(followingOrder(folder, text(list), sent)).toBe(expected && text(expected));
});
