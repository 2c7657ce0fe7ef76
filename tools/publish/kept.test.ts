import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { fileOf } from './files.ts';
import { keptIn } from './kept.ts';

const site = (text: string) => [fileOf('a/index.html', Buffer.from(text))];

test('the last three versions are kept, newest first; after a wrong clock, the present one too', () => {
  vi.useFakeTimers({ now: new Date('2100-01-01') });
  onTestFinished(() => void vi.useRealTimers());
  const kept = keptIn(emptyFolder());
  kept.keep(site('future'));
  vi.setSystemTime(new Date('2026-01-01'));
  for (const text of ['1', '2', '3', '4']) {
    vi.advanceTimersByTime(1000);
    expect(kept.siteOf(kept.keep(site(text)))).toEqual(site(text));
  }
  expect(kept.versions().map(kept.siteOf)).toEqual([site('future'), site('4'), site('3')]);
});

test.each([
  ['cut off', '{"a":'],
  ['with a key that is no text', '{"a":{"key":1}}'],
])('a list of servers that is %s is an error that names the file, because the keys would be lost', (_, text) => {
  const folder = emptyFolder();
  const list = join(folder, 'servidores.json');
  writeFileSync(list, text);
  expect(() => keptIn(folder).known('a')).toThrow(`${list} está estragado`);
});
