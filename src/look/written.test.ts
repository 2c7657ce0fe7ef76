import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writePlatformLogos } from '../../integrations/assets/platformLogos.ts';
import { writeQrCode } from '../../integrations/assets/qrCode.ts';
import { writeSchemas } from '../../integrations/assets/schemas.ts';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeFontSubset } from './typeface/fontSubset.ts';

async function writeAll(folder: string, address: string): Promise<void> {
  await writeFontSubset(join(folder, 'font.woff2'), 'gabarito');
  writePlatformLogos(folder, new Set(['discord' as const, undefined]));
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
