import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change } from '../../launch/copy.ts';
import { readContent, upgrade } from '../../src/content/read.ts';
import { FORMAT } from '../../src/content/yaml.ts';
import { CURRENT, inFormat } from '../formats/inFormat.ts';
import { emptyFolder } from '../temporary.ts';

/** `src/content/format*.test.ts` compare the content of each earlier format with that of the current one. */
const earlier = Array.from({ length: Number(FORMAT) - 1 }, (_, index) => index + 1);

test('tests/formats has a whole content of every format, and the owner’s site has the current one', () => {
  const folders = readdirSync('tests/formats').filter((name) => !name.endsWith('.ts'));
  expect(folders.map(Number).sort()).toEqual([...earlier, Number(FORMAT)]);
  expect(CURRENT).toBe(`tests/formats/${FORMAT}`);
  expect(readFileSync('tests/owner/content/site.yaml', 'utf8')).toContain(`\nformat: ${FORMAT}\n`);
});

test.each(earlier)('the content of format %i is read as it is, without an unread file', (format) => {
  const { isOld, unread, unlisted } = readContent(inFormat(format));
  expect([isOld, unread, unlisted]).toEqual([true, [], []]);
});

test('a content of a newer format is refused with a sentence, and neither a reading nor the editor writes it', () => {
  const folder = emptyFolder();
  cpSync('demo', folder, { recursive: true, filter: () => true });
  change(folder, 'site.yaml', `format: ${FORMAT}`, `format: ${Number(FORMAT) + 1}\nnewField: x`);
  const before = readFileSync(join(folder, 'site.yaml'), 'utf8');
  const faults = [expect.objectContaining({ file: 'site.yaml', todo: expect.stringContaining('use a versão nova') })];
  expect(() => readContent(folder)).toThrow(expect.objectContaining({ faults }));
  expect(upgrade(folder)).toEqual(new Map());
  const env = { ...process.env, SITE_CONTENT: folder, BROWSER: 'none' };
  const { status, stderr } = spawnSync(process.execPath, ['commands/edit.ts'], {
    env,
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining('Nada foi mudado. Use a versão nova')]);
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe(before);
});
