import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeFiles } from './generated.ts';

test('a generated file is written again only if its content changes', () => {
  const folder = emptyFolder();
  const file = join(folder, 'schemas/site.json');
  const before = new Date('2020-01-01');
  const isWritten = (content: string) => {
    writeFiles(folder, { 'schemas/site.json': content });
    const { mtime } = statSync(file);
    utimesSync(file, before, before);
    return mtime > before;
  };
  expect(['um', 'um', 'dois'].map(isWritten)).toEqual([true, false, true]);
});
