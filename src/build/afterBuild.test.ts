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
  ['php', '/#contato', 1],
  ['php', undefined, 0],
  ['simulated', '/#contato', 0],
])('with the delivery “%s” and the form at %s, the number of receivers is %i', (kind, form, count) => {
  const site = { address: 'https://a.org', contact: { delivery: { kind } } };
  const injectRoute = vi.fn();
  const { hooks } = afterBuild({ site, form } as never, 'dist');
  hooks['astro:config:setup']?.({ injectRoute } as never);
  expect(injectRoute).toHaveBeenCalledTimes(count);
});
