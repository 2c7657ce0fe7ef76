import { appendFileSync, writeFileSync } from 'node:fs';

import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { hashOf, keptIn, readSite } from './kept.ts';

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const file = (text: string) => ({ path: 'a/index.html', bytes: Buffer.from(text), hash: hashOf(Buffer.from(text)) });

test('the last three versions are kept, newest first', () => {
  const kept = keptIn(folder);
  for (const text of ['1', '2', '3', '4']) {
    vi.advanceTimersByTime(1000);
    kept.keep([file(text)]);
  }
  const texts = kept.versions().map((version) => readSite(kept.folderOf(version)));
  expect(texts).toEqual([[file('4')], [file('3')], [file('2')]]);
});

test('the journal of a run lists the files that arrived; an incomplete line does not count', () => {
  const kept = keptIn(folder);
  kept.begin('run');
  kept.arrived(file('1'));
  appendFileSync(join(folder, 'enviando.txt'), file('2').hash);
  expect(kept.arrivals('run')).toEqual(new Map([['a/index.html', file('1').hash]]));
  expect(kept.arrivals('another')).toBe(undefined);
});

test.each([
  ['cut off', '{"a":'],
  ['with a key that is no text', '{"a":{"key":1}}'],
])('a list of servers that is %s is an error that names the file, because the keys would be lost', (_, text) => {
  const list = join(folder, 'servidores.json');
  writeFileSync(list, text);
  expect(() => keptIn(folder).known('a')).toThrow(`${list} está estragado`);
});
