import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { exchange } from './exchange.ts';

test.each([[['dist-novo']], [['dist-novo', 'dist', 'dist-antigo']]])(
  'of the folders %j, the one that was built becomes the site, without old files',
  async (folders) => {
    const top = emptyFolder();
    for (const name of folders) {
      mkdirSync(join(top, name));
      writeFileSync(join(top, name, 'index.html'), name);
      writeFileSync(join(top, name, name), '');
    }
    const done = exchange(join(top, 'dist')).hooks['astro:build:done'] as (of: object) => void;
    done({ dir: pathToFileURL(join(top, 'dist-novo/')) });
    expect(readdirSync(top)).toEqual(['dist']);
    expect(readdirSync(join(top, 'dist'))).toEqual(['dist-novo', 'index.html']);
    expect(readFileSync(join(top, 'dist/index.html'), 'utf8')).toBe('dist-novo');
  },
);
