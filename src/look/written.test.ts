import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeIfNew } from './written.ts';

test('a generated file is written again only if its content changes', () => {
  const file = join(emptyFolder(), 'folder/font.woff2');
  const before = new Date('2020-01-01');
  const isWritten = (content: string) => {
    writeIfNew(file, content);
    const { mtime } = statSync(file);
    utimesSync(file, before, before);
    return mtime > before;
  };
  expect(['um', 'um', 'dois'].map(isWritten)).toEqual([true, false, true]);
});
