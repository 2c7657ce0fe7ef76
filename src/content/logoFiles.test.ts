import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { roundLogo, wordLogo } from '../../tests/variants/logos.ts';
import { contrastOn, logoFiles, unusableLogos } from './logoFiles.ts';
import type { Content } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logos-'));
  cpSync('demo', folder, { recursive: true, filter: () => true });
  mkdirSync(join(folder, 'imagens'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Makes a file the logo for dark backgrounds, and adds a good logo for light ones. */
function addLogo(name: string, bytes: string | Buffer): void {
  writeFileSync(join(folder, 'imagens/logo.svg'), wordLogo('#123456'));
  writeFileSync(join(folder, 'imagens', name), bytes);
  const text = readFileSync('demo/site.yaml', 'utf8');
  const logo = `brand:\n  logo:\n    file: logo.svg\n    dark: ${name}\n`;
  writeFileSync(join(folder, 'site.yaml'), text.replace('brand:\n', logo));
}

/** A short SVG whose nested references expand to a hundred million shapes. */
const GROWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><path id="a0" d="M0 0h9v9z"/>${Array.from(
  { length: 8 },
  (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
).join('')}</defs><use href="#a8"/></svg>`;

test.each<[string, string, () => string | Buffer | Promise<Buffer>, string]>([
  ['a script', 'a.svg', () => wordLogo('#fff').replace('<g', '<script/><g'), 'com um programa dentro (<script>)'],
  ['references that expand to a hundred million shapes', 'a.svg', () => GROWING, 'que não consigo desenhar'],
  [
    'an encoding other than UTF-8',
    'a.svg',
    () => Buffer.from(wordLogo('#fff').replace('<g', '<!--é--><g'), 'latin1'),
    'que não está em UTF-8',
  ],
  [
    'more than half a megabyte',
    'a.svg',
    () => wordLogo('#fff').replace('<g', `<!--${' '.repeat(600_000)}--><g`),
    'que pesa 586 kB',
  ],
  ['no size and no view box', 'a.svg', () => '<svg xmlns="http://www.w3.org/2000/svg"/>', 'que não consigo desenhar'],
  ['an SVG under a PNG name', 'a.png', () => wordLogo('#fff'), 'que por dentro é svg'],
  ['half a PNG', 'a.png', async () => (await roundLogo()).subarray(0, 900), 'que não consigo desenhar'],
  ['a text instead of a picture', 'a.jpg', () => 'Roda', 'que não consigo desenhar'],
])('a logo file with %s is reported with its line and field', async (_name, file, bytes, words) => {
  addLogo(file, await bytes());
  const [fault, ...others] = await unusableLogos(folder);
  expect(others).toEqual([]);
  expect(fault).toMatchObject({ file: 'site.yaml', line: 6, field: 'Marca › Logo › Arquivo para fundo escuro' });
  expect(fault?.found).toContain(`“${file}”, ${words}`);
  expect(fault?.todo).toMatch(/exporte/);
});

test.each([
  ['a.svg', () => wordLogo('#fff')],
  ['a.PNG', roundLogo],
  [
    'a.webp',
    async () =>
      sharp(await roundLogo())
        .webp()
        .toBuffer(),
  ],
  [
    'a.jpeg',
    async () =>
      sharp(await roundLogo())
        .jpeg()
        .toBuffer(),
  ],
] as const)('the logo %s is accepted', async (file, bytes) => {
  addLogo(file, await bytes());
  expect(await unusableLogos(folder)).toEqual([]);
});

test('a logo that the owner put into the folder is read without its program’s data', async () => {
  addLogo('a.svg', wordLogo('#fff').replace('<g', '<metadata><i:a xmlns:i="urn:i">Ana</i:a></metadata><!-- a --><g'));
  const [, dark] = await logoFiles(folder, { logo: { file: 'logo.svg', dark: 'a.svg' } } as Content['site']['brand']);
  expect(dark?.bytes.toString()).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+"><g/);
});

describe('the contrast of a logo to its background', () => {
  const contrast = async (svg: string, ...grounds: string[]) =>
    Math.round(10 * (await contrastOn(Buffer.from(svg), grounds))) / 10;
  const inside = (drawing: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle cx="50" cy="50" r="49" fill="#f7d21c"/>${drawing}</svg>`;

  test.each<[string, string, string[], number]>([
    ['is the contrast of its colour', wordLogo('#000'), ['#ffffff'], 21],
    ['is the contrast to the background with the least contrast', wordLogo('#767676'), ['#ffffff', '#000000'], 4.5],
    [
      'ignores a small part in another colour',
      wordLogo('#000').replace('</g>', '</g><path fill="#fff" d="M0 0h40v9h-40z"/>'),
      ['#000000'],
      1,
    ],
    [
      'is the contrast of a part in another colour, if the part is large and has more contrast',
      inside('<path fill="#000" d="M20 20h60v60h-60z"/>'),
      ['#ffffff'],
      21,
    ],
    [
      'is the maximum if the logo has its own background',
      inside('').replace('><circle', '><path fill="#fff" d="M0 0h100v100H0z"/><circle'),
      ['#ffffff'],
      21,
    ],
  ])('%s', async (_name, svg, grounds, ratio) => {
    expect(await contrast(svg, ...grounds)).toBe(ratio);
  });
});
