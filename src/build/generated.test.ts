import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeFiles } from './generated.ts';

test('a generated file is written again only if its content changes', () => {
  const folder = emptyFolder();
  const isNew = (content: string) => writeFiles(folder, { 'schemas/site.json': content });
  expect(['um', 'um', 'dois'].map(isNew)).toEqual([true, false, true]);
  expect(readFileSync(join(folder, 'schemas/site.json'), 'utf8')).toBe('dois');
});
