import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { emptyFolder } from '../../../tests/temporary.ts';
import { roundLogo, wordLogo } from '../../../tests/variants/logos.ts';
import { dataFaults, readLogo } from './pictureFiles.ts';

let folder = '';
beforeEach(() => {
  folder = emptyFolder();
  mkdirSync(join(folder, 'imagens'));
});
const add = (name: string, bytes: string | Buffer) => writeFileSync(join(folder, 'imagens', name), bytes);

const where = { file: 'home.yaml', line: 9, field: 'Foto' };

/** The faults of a photo, and those of a logo. */
async function photoFaults(bytes: string | Buffer) {
  add('ana.jpg', bytes);
  return dataFaults(folder, { pictures: [{ ...where, name: 'ana.jpg' }], logos: [] });
}
async function logoFaults(name: string, bytes: string | Buffer) {
  add(name, bytes);
  return dataFaults(folder, { pictures: [], logos: [{ ...where, name }] });
}

/** A photo with noise, because half of an AVIF of one colour would end inside the header. */
const photo = sharp({
  create: { width: 300, height: 300, channels: 3, background: '#b5401f', noise: { type: 'gaussian', sigma: 30 } },
});
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b5401f' } }).png({ compressionLevel: 1 });

/** A picture of two frames. */
const animated = () => {
  const frames = ['#000', '#fff'].map((background) => ({ create: { width: 9, height: 9, channels: 3, background } }));
  return sharp(frames as never, { join: { animated: true } });
};

test.each<[string, () => string | Buffer | Promise<Buffer>, string]>([
  ['a text', () => 'Ana', 'que não abre como imagem'],
  ['half a JPEG', async () => half(await photo.jpeg().toBuffer()), 'que está pela metade'],
  ['half an AVIF', async () => half(await photo.avif({ effort: 0 }).toBuffer()), 'que está pela metade'],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'que é uma foto HEIC'],
  ['another HEIC', () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'), 'que é uma foto HEIC'],
  ['TIFF', () => photo.tiff().toBuffer(), 'que é um arquivo TIFF'],
  ['a PDF', () => '%PDF-1.7\n', 'que é um PDF'],
  ['a long side', () => flat(2, 16_001).toBuffer(), 'que tem 2 x 16001 pixels: até 16.000 de cada lado'],
  ['an animation', () => animated().webp().toBuffer(), 'que é uma animação'],
])('a picture file that contains %s is reported with its line, field and reason', async (_, bytes, reason) => {
  const found = expect.stringContaining(`“ana.jpg”, ${reason}`);
  expect(await photoFaults(await bytes())).toMatchObject([{ ...where, found, todo: expect.stringContaining('JPEG') }]);
});

test.each([
  ['of one pixel', () => flat(1, 1)],
  ['in CMYK', () => flat(9, 9).toColourspace('cmyk').jpeg()],
  ['with 16 bits', () => flat(9, 9).toColourspace('rgb16')],
  // The name of the file has the extension of a JPEG.
  ...(['jpeg', 'png', 'webp', 'avif'] as const).map(
    (format) => [`in ${format}`, () => photo.toFormat(format)] as const,
  ),
] as const)('a picture %s is accepted', async (_, picture) => {
  expect(await photoFaults(await picture().toBuffer())).toEqual([]);
});

/** A short SVG whose nested references expand to a hundred million shapes. */
const GROWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="a0" d="M0 0h9v9z"/>${Array.from(
  { length: 8 },
  (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#a8"/></svg>`;

test.each<[string, string, () => string | Buffer | Promise<Buffer>, string]>([
  ['references that expand to a hundred million shapes', 'a.svg', () => GROWING, 'que não consigo desenhar'],
  ['no end', 'a.svg', () => wordLogo('#fff').slice(0, -9), 'que não consigo desenhar'],
  ['more than 100 kB', 'a.svg', () => wordLogo('#fff').replace('<g', '<g '.padEnd(200_000)), 'que pesa 196 kB'],
  ['a photo', 'a.svg', () => wordLogo('#fff"/><image href="data:image/jpeg;base64,AA'), 'que tem uma foto dentro'],
  ['an SVG under a PNG name', 'a.png', () => wordLogo('#fff'), 'que por dentro é svg'],
  ['half a PNG', 'a.png', async () => (await roundLogo()).subarray(0, 900), 'que não consigo desenhar'],
])('a logo file with %s is reported with its line and field', async (_name, file, bytes, words) => {
  const found = expect.stringContaining(`“${file}”, ${words}`);
  const todo = expect.stringContaining('exporte');
  expect(await logoFaults(file, await bytes())).toMatchObject([{ ...where, found, todo }]);
});

test.each([
  ['a.svg', () => wordLogo('#fff')],
  ['a.PNG', roundLogo],
  [
    'illustrator.svg',
    () => `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>${wordLogo('#fff').replace(/http[^"]*/, '&ns;')}`,
  ],
] as const)('the logo %s is accepted', async (file, bytes) => {
  expect(await logoFaults(file, await bytes())).toEqual([]);
});

test('a logo that the owner put into the folder is read without its program’s data', async () => {
  add('a.svg', wordLogo('#fff').replace('<g', '<metadata><i:a xmlns:i="urn:i">Ana</i:a></metadata><!-- a --><g'));
  const logo = await readLogo({ brand: { logo: { file: 'a.svg' } }, palette: { name: 'mare' } }, folder);
  expect(logo?.light.file.bytes.toString()).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+"><g/);
});
