import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { undecodable } from './decodable.ts';
import { readContent } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  cpSync('demo', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'imagens'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A photo with noise, because half of an AVIF of one colour would end inside the header. */
const photo = sharp({
  create: { width: 300, height: 300, channels: 3, background: '#b5401f', noise: { type: 'gaussian', sigma: 30 } },
});
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

/** The text of `home.yaml` with a picture. If `bytes` are given, also writes the picture into the folder. */
function withPicture(bytes?: string | Buffer): string {
  if (bytes !== undefined) writeFileSync(join(folder, 'imagens/ana.jpg'), bytes);
  const item = '      - name: Ana\n        text: Faz\n        picture: ana.jpg\n        alt: Ana\n';
  const block = `  - kind: people\n    title: Nós\n    items:\n${item}`;
  return readFileSync('demo/home.yaml', 'utf8').replace('  - kind: services', `${block}  - kind: services`);
}

test.each<[string, () => string | Buffer | Promise<Buffer>]>([
  ['a text', () => 'Ana'],
  ['half a JPEG', async () => half(await photo.jpeg().toBuffer())],
  ['half an AVIF', async () => half(await photo.avif({ effort: 0 }).toBuffer())],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['TIFF', () => photo.tiff().toBuffer()],
])('a picture file that contains %s is reported with its line and field', async (_, bytes) => {
  writeFileSync(join(folder, 'home.yaml'), withPicture(await bytes()));
  const [fault, ...others] = await undecodable(folder, readContent(folder));
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: 'home.yaml', line: expect.any(Number), todo: expect.stringContaining('JPEG') });
  expect(fault?.field).toBe('Página inicial › Parte 3, Pessoas › Pessoa 1 › Foto');
  expect(fault?.found).toContain('“ana.jpg”, que não consigo abrir');
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture in %s is accepted, even if its name has another extension',
  async (format) => {
    writeFileSync(join(folder, 'home.yaml'), withPicture(await photo.toFormat(format).toBuffer()));
    expect(await undecodable(folder, readContent(folder))).toEqual([]);
  },
);
