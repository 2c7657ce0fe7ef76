import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { readContent } from '../content/read.ts';
import { budgets } from './budgets.ts';
import { hostFiles } from './hostFiles.ts';

test('the build tells about the pages that are larger than their limit', async () => {
  const folder = join(emptyFolder(), 'dist');
  cpSync('public', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'caso'));
  const page = (size: number) =>
    `<!doctype html><html><head><meta charset="utf-8"></head><body>${randomBytes(size / 2).toString('hex')}</body></html>`;
  writeFileSync(join(folder, 'index.html'), page(budgets.page));
  writeFileSync(join(folder, 'caso/museu.html'), page(budgets.page * 3));
  const lines: string[] = [];
  const done = hostFiles(readContent('demo')).hooks['astro:build:done'] as unknown as (of: object) => Promise<void>;
  await done({ dir: pathToFileURL(`${folder}/`), logger: { warn: (line: string) => lines.push(line) } });
  expect(lines).toEqual([
    'A página /caso/museu passa de 20 kB, e demora em redes lentas. Leve uma parte dela a outra página.',
  ]);
});
