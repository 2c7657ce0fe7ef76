import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { parseFile } from './file.ts';

test('a file is parsed again only if its text changed', () => {
  const folder = emptyFolder();
  const parse = () => parseFile(folder, 'home.yaml', new Map());
  writeFileSync(join(folder, 'home.yaml'), 'description: Um.\n');
  const first = parse();
  expect(parse()).toBe(first);
  writeFileSync(join(folder, 'home.yaml'), 'description: Dois.\n');
  expect(parse()).not.toBe(first);
});
