import { readdirSync, readFileSync, statSync, truncateSync, utimesSync } from 'node:fs';

import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeSchemas } from '../content/jsonSchemas.ts';
import { writeQrCode } from './qrCode/qrCode.ts';
import { writeFontSubset } from './typeface/fontSubset.ts';
import { kept } from './written.ts';

async function writeAll(folder: string, address: string): Promise<void> {
  await writeFontSubset(join(folder, 'font.woff2'), 'gabarito');
  writeQrCode(folder, address);
  writeSchemas(join(folder, 'schemas'));
}

test('a generated file is written again only if its content changes', async () => {
  const folder = emptyFolder();
  await writeAll(folder, 'https://um.exemplo');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
  expect(files).toContain('font.woff2');
  const before = new Date('2020-01-01');
  for (const file of files) utimesSync(join(folder, file), before, before);
  await writeAll(folder, 'https://dois.exemplo');
  const written = files.filter((file) => statSync(join(folder, file)).mtime > before);
  expect(written).toEqual(['qr.svg']);
  expect(readFileSync(join(folder, 'qr.svg'), 'utf8')).toContain('<svg');
}, 20_000);

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
