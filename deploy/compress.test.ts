import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { kept } from './compress.ts';

test('a kept result is made again only if its source changes or its file is damaged', async () => {
  const file = join(emptyFolder(), 'folder/file');
  const make = vi.fn(async () => Buffer.from('result'));
  const made = async (source: string) => {
    make.mockClear();
    expect(Buffer.from(await kept(file, source, make)).toString()).toBe('result');
    return make.mock.calls.length;
  };
  expect([await made('one'), await made('one'), await made('two'), await made('two')]).toEqual([1, 0, 1, 0]);
  truncateSync(file, 35);
  expect([await made('two'), await made('two')]).toEqual([1, 0]);
});
