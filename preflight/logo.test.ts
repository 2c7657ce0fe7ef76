import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { site } from '../src/content/content.ts';
import type { Content } from '../src/content/read.ts';
import { emptyFolder } from '../tests/temporary.ts';
import { roundLogo, wordLogo } from '../tests/variants/logos.ts';
import { checkLogo } from './logo.ts';

const round = async (side: number) =>
  sharp(await roundLogo())
    .resize(side)
    .png()
    .toBuffer();
const noise = { type: 'gaussian', sigma: 60 } as const;
const photo = () =>
  sharp({ create: { width: 150, height: 150, channels: 3, background: '#777777', noise } })
    .png()
    .toBuffer();
const inSvg = (png: Buffer) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4" cx="4" cy="4" fill="#777777"/><image width="2" height="2" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;

const GOOD = 'Vê-se bem no fundo claro e no escuro.';
type Files = () => Record<string, string | Buffer> | Promise<Record<string, string | Buffer>>;
type Case = [name: string, files: Files, logo: Content['site']['brand']['logo'], found: string[]];
const [file, wordmark] = ['a.svg', true];
const word = (colour: string) => () => ({ [file]: wordLogo(colour) });

test.each<Case>([
  ['a brand without a logo', () => ({}), undefined, []],
  ['a good logo', async () => ({ 'a.png': await round(640) }), { file: 'a.png' }, [GOOD]],
  [
    'a logo for each background',
    () => ({ 'a.svg': wordLogo('#3b1d6e'), 'b.svg': wordLogo('#f4e9ff') }),
    { file, dark: 'b.svg', wordmark },
    [GOOD],
  ],
  [
    'a logo with too few pixels for the header',
    async () => ({ 'a.png': await round(60) }),
    { file: 'a.png' },
    ['imagens/a.png: tem 60 × 60 pixels; com menos de 96 de altura fica borrada no cabeçalho.'],
  ],
  [
    'a logo with too few pixels for the icons',
    async () => ({ 'a.png': await round(200) }),
    { file: 'a.png' },
    ['imagens/a.png: tem 200 × 200 pixels; com menos de 512 fica borrada no maior ícone.'],
  ],
  [
    'a wide logo whose longer side has enough pixels for the icons',
    async () => ({
      'a.png': await sharp(await round(600))
        .resize(600, 300, { fit: 'fill' })
        .png()
        .toBuffer(),
    }),
    { file: 'a.png' },
    [GOOD],
  ],
  [
    'a small logo that icons do not show',
    async () => ({ 'a.png': await round(200) }),
    { file: 'a.png', wordmark },
    [GOOD],
  ],
  [
    'a dark logo without a light one for the footer',
    word('#3b1d6e'),
    { file, wordmark },
    ['imagens/a.svg: contraste de 1,2:1 com o fundo escuro do rodapé; o bom é 3:1. Por isso fica sobre uma placa.'],
  ],
  [
    'a logo with little contrast to the page',
    word('#e08a2b'),
    { file, wordmark },
    ['imagens/a.svg: contraste de 2,5:1 com o fundo claro da página; o bom é 3:1.'],
  ],
  [
    'a logo that is too long for the icons',
    word('#777777'),
    { file },
    [
      'imagens/a.svg: é 4 vezes mais larga do que alta, e nos ícones fica miúda. Se o nome está nela, marque “O nome está na logo”.',
    ],
  ],
  [
    'a photo in an SVG',
    async () => ({ 'a.svg': inSvg(await photo()) }),
    { file },
    [expect.stringMatching(/^imagens\/a\.svg: pesa \d+\.\d{3} bytes; até 20\.000/)],
  ],
])('preflight has the right findings about %s', async (_name, files, logo, found) => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'imagens'));
  for (const [name, bytes] of Object.entries(await files())) writeFileSync(join(folder, 'imagens', name), bytes);
  const findings = await checkLogo({ ...site, brand: { ...site.brand, logo } }, folder);
  expect(findings.flatMap((one) => one.found)).toEqual(found);
  for (const { state } of findings) expect(state).toBe(found[0] === GOOD ? 'fine' : 'warning');
});
