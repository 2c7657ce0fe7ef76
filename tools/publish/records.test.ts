import { writeFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { fileOf, readSite } from './files.ts';
import { folderOf, keepVersion, timeOf, versions } from './records.ts';

const site = (text: string) => [fileOf('a/index.html', Buffer.from(text))];

test('the last three versions are kept, the last published first, each once, and none of a wrong clock', () => {
  vi.useFakeTimers({ now: new Date('2100-01-01') });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubEnv('SITE_CONTENT', emptyFolder());
  keepVersion(site('future'));
  // macOS adds such files.
  writeFileSync(folderOf('.DS_Store'), '');
  for (const [day, text] of ['1', '2', '3', '4', '3'].entries()) {
    vi.setSystemTime(new Date(2026, 0, day));
    keepVersion(site(text));
    const [last = ''] = versions();
    expect(readSite(folderOf(last))).toEqual(site(text));
    expect(timeOf(last)).toBe(new Date().toISOString());
  }
  const all = versions().map((version) => readSite(folderOf(version)));
  expect(all).toEqual(['3', '4', '2'].map(site));
});
