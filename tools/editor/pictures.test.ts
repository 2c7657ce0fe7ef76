import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureFormat } from '../../src/lib/schema/json.ts';
import { emptyFolder } from '../../tests/temporary.ts';
import { convertPicture, store } from './pictures.ts';
import { MOST } from './protocol.ts';

const PHOTO = ['jpeg', 'png', 'webp', 'avif'] as const;

const RED = { r: 181, g: 64, b: 31 };
const plane = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

const grain = { type: 'gaussian', mean: 99, sigma: 30 } as const;
const create = { width: 400, height: 300, channels: 3, background: RED, noise: grain } as const;
const noise = await sharp({ create }).png().toBuffer();

/** A photo like a phone's: noise, with a copyright, a location and an orientation. */
const phone = (orientation: number, width = 1200, height = 900) =>
  plane(width, height)
    .composite([{ input: noise, tile: true }])
    .withExif({ IFD0: { Make: 'Fone', Copyright: 'Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();

test.each<[file: string, () => Buffer | Promise<Buffer>, stored: string, size: [number, number]]>([
  ['IMG_0001.JPG', () => phone(6, 4000, 3000), 'img-0001.jpg', [1920, 2560]],
  ['deitada.jpg', () => phone(3), 'deitada.jpg', [1200, 900]],
  ['em pé.jpeg', () => phone(8), 'em-pe.jpg', [900, 1200]],
  ['João & Ana #1.JpG', () => plane(300, 400).jpeg().toBuffer(), 'joao-ana-1.jpg', [300, 400]],
  ['日本.png', () => plane(300, 400).png().toBuffer(), 'foto.png', [300, 400]],
  ['oficina.WebP', () => plane(2600, 1300).webp().toBuffer(), 'oficina.webp', [2560, 1280]],
  ['roda.avif', () => plane(300, 200).avif({ effort: 0 }).toBuffer(), 'roda.avif', [300, 200]],
  ['na verdade.png', () => plane(300, 200).jpeg().toBuffer(), 'na-verdade.jpg', [300, 200]],
])(
  '%s is stored upright, within the size limit, under a plain name and without metadata',
  async (file, bytes, name, size) => {
    const taken = await convertPicture(file, await bytes(), PHOTO);
    if ('refusal' in taken) throw new Error(taken.refusal);
    expect(taken.name).toBe(name);
    const { width, height, exif, xmp, iptc, icc, orientation } = await sharp(taken.bytes).metadata();
    expect([width, height]).toEqual(size);
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(taken.bytes.toString('latin1')).not.toMatch(/Exif|Fone|Copyright/);
  },
);

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);
const LOGO = ['svg', 'png'] as const;

test.each<[file: string, () => Buffer | Promise<Buffer>, message: RegExp, accept?: readonly PictureFormat[]]>([
  ['pela metade.jpg', async () => (await phone(1)).subarray(0, 200_000), /está pela metade.*Copie o arquivo de novo/],
  ['nada.jpg', () => Buffer.alloc(0), /não abre como imagem.*uma cópia em JPEG, PNG, WebP ou AVIF/],
  ['enorme.jpg', () => Buffer.alloc(MOST + 1), /tem 41 MB, e o limite é de 40 MB\. Salve uma cópia menor/],
  ['logo.svg', () => drawing(''), /é um arquivo SVG/],
  ['pesada.svg', () => drawing(`<path d="M0 0h9${' '.repeat(2e5)}v9"/>`), /pesa 195 kB.*Para usá-la, exporte/, LOGO],
  ['sem fim.svg', () => drawing('<g>'), /não abre como imagem/, LOGO],
])('%s is rejected, and the message says what to do', async (file, bytes, message, accept = PHOTO) => {
  const taken = await convertPicture(file, await bytes(), accept);
  expect('refusal' in taken && taken.refusal).toMatch(message);
  expect('refusal' in taken && taken.refusal.startsWith(`“${file}” `)).toBe(true);
});

test.each(PHOTO)('data after the end of a %s is not stored', async (format) => {
  const picture = await plane(300, 200)[format]().toBuffer();
  const taken = await convertPicture('foto', Buffer.concat([picture, Buffer.from('<script>alert(1)</script>')]), PHOTO);
  if ('refusal' in taken) throw new Error(taken.refusal);
  expect((await sharp(taken.bytes).metadata()).width).toBe(300);
  expect(taken.bytes.toString('latin1')).not.toContain('<script>');
});

test('a drawing is stored without its program’s data by a field that accepts drawings', async () => {
  const chosen = drawing('<!-- a --><metadata><i:a xmlns:i="urn:i">Ana</i:a></metadata><path d="M0 0h9v9"/>');
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>');
  expect(await convertPicture('Logo.svg', chosen, LOGO)).toEqual({ name: 'logo.svg', bytes });
});

test('a picture never gets the name of another picture, also in capitals, and keeps its own if it is added again', () => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'Ana.JPG'), 'by hand');
  const put = (name: string, text: string) => store({ name, bytes: Buffer.from(text) }, folder);
  expect(put('ana.jpg', 'one')).toBe('ana-2.jpg');
  expect(put('ana.jpg', 'two')).toBe('ana-3.jpg');
  expect(put('ana.jpg', 'one')).toBe('ana-2.jpg');
  expect(put('ana.png', 'three')).toBe('ana.png');
  expect(readFileSync(join(folder, 'Ana.JPG'), 'utf8')).toBe('by hand');
});
