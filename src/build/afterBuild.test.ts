import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { afterBuild, exchange } from './afterBuild.ts';

test.each([[['dist-novo']], [['dist-novo', 'dist', 'dist-antigo']]])(
  'of the folders %j, the one that was built becomes the site, without old files',
  (folders) => {
    const top = emptyFolder();
    for (const name of folders) {
      mkdirSync(join(top, name));
      writeFileSync(join(top, name, name), name);
    }
    exchange(join(top, 'dist-novo'), join(top, 'dist'));
    expect([readdirSync(top), readdirSync(join(top, 'dist'))]).toEqual([['dist'], ['dist-novo']]);
    expect(readFileSync(join(top, 'dist/dist-novo'), 'utf8')).toBe('dist-novo');
  },
);

test.each([
  ['php', ['contact'], 1],
  ['php', ['text'], 0],
  ['simulated', ['contact'], 0],
])('with the delivery “%s” and the blocks %j, the number of receivers is %i', (kind, kinds, count) => {
  const page = { blocks: kinds.map((kind) => ({ kind })) };
  const site = { address: 'https://a.org', contact: { delivery: { kind } } };
  const injectRoute = vi.fn();
  const { hooks } = afterBuild({ site, home: { blocks: [] }, filePages: [page] } as never, 'dist');
  hooks['astro:config:setup']?.({ injectRoute } as never);
  expect(injectRoute).toHaveBeenCalledTimes(count);
});
