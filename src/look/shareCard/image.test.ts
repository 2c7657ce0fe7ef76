import { createElement } from 'react';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { wordLogo } from '../../../tests/variants/logos.ts';
import { tileMotifs } from '../brand/mark.ts';
import { chosenPalette } from '../palette/palette.ts';
import { type TypefaceName, typefaces } from '../typeface/typeface.ts';
import type { MuralSpec } from '../walls/mural.ts';
import { serviceMural } from '../walls/serviceTile.ts';
import { openingWall } from '../walls/walls.ts';
import { SHARE_CARD } from './card.ts';
import { shareImage } from './image.ts';
import { ShareCard } from './ShareCard.tsx';

const palette = chosenPalette({ name: 'mutirao' });
const usual = {
  brand: 'Coletivo',
  title: 'Oficinas de Dados',
  line: 'Feito por muita gente',
  wall: serviceMural({ motif: 'fluxo', accent: 'segunda', seed: 'oficinas' }, 4, 5),
  palette,
  corners: 'leaf',
  family: 'gabarito',
  mark: { shape: tileMotifs.leaf },
} as const;

type Changes = Partial<Parameters<typeof ShareCard>[0]>;
const imageOf = (changes: Changes = {}) => {
  const card = { ...usual, ...changes };
  return shareImage((steps) => createElement(ShareCard, { ...card, steps }), card.family);
};

/** The greatest difference between a colour and a pixel in a region of an image, by channel: 0 to 255. */
async function distance(image: Uint8Array, region: Region, colour: string): Promise<number> {
  const pixels = await sharp(image).extract(region).removeAlpha().raw().toBuffer();
  const parts = Buffer.from(colour.slice(1), 'hex');
  return pixels.reduce((most, part, index) => Math.max(most, Math.abs(part - (parts[index % 3] ?? 0))), 0);
}

test('the brand’s tile is in the upper left corner, as large as the margin', async () => {
  const first = await imageOf();
  // Two corners of the tile, on either side of the leaf, show the background.
  for (const [left, top] of [
    [120, 63],
    [63, 120],
  ] as const) {
    expect(await distance(first, { left, top, width: 4, height: 4 }, palette.primary)).toBeLessThan(8);
  }
});

const free = 'Gratuito';

test.each<[string, Changes, before?: Changes]>([
  ['brand', { brand: 'Rede' }],
  ['title', { title: 'Oficinas de Mapas' }],
  ['last line', { line: 'Feito por mais gente' }],
  ['tile', { mark: { shape: tileMotifs.meia } }],
  ['palette', { palette: chosenPalette({ name: 'mare' }) }],
  ['tile pattern', { wall: { ...usual.wall, seed: 'outras' } }],
  ['font family', { family: 'literata' }],
  ['word for free services', { free }],
  ['corners of the label for free services', { free, corners: 'round' }, { free }],
])('the image changes only with its content, such as the %s', async (_name, changes, before) => {
  const image = await imageOf(before);
  expect(await imageOf(before)).toEqual(image);
  expect(await imageOf(changes)).not.toEqual(image);
});

/** The gap between the texts and the tile pattern. */
function beforeTheWall({ columns, rows }: MuralSpec) {
  const width = SHARE_CARD.width - (columns * SHARE_CARD.height) / rows;
  return { left: width - 44, top: 0, width: 44, height: SHARE_CARD.height };
}

test('a very long logo does not reach the tile pattern', async () => {
  const png = await sharp(Buffer.from(wordLogo('#b5401f')))
    .png()
    .toBuffer();
  const logo = { src: `data:image/png;base64,${png.toString('base64')}`, ratio: 30, wordmark: true };
  const image = await imageOf({ mark: { ...usual.mark, logo } });
  expect(await distance(image, beforeTheWall(usual.wall), palette.paper)).toBe(0);
});

const allTypefaces = Object.keys(typefaces) as TypefaceName[];

test.each(allTypefaces)('the font family %s draws the letters of indigenous languages', async (family) => {
  const [none, missing, composed] = await Promise.all(['', 'ж', 'ỹ'].map((title) => imageOf({ title, family })));
  expect(composed).not.toEqual(none);
  expect(composed).not.toEqual(missing);
});

test.each<[name: string, changes: Changes, gap?: number]>([
  ['a title of two words on one line', { title: 'Guia Web3' }],
  ['a title of many words', { title: 'Formação de lideranças e captação de recursos para associações de bairro' }],
  ['many words below the tag', { title: 'Formação de lideranças e captação de recursos', free: 'Gratuito' }],
  ['a title of one long word', { title: 'Otorrinolaringologistas' }],
  ['a long brand', { brand: 'Rede Colaborativa de Comunicação do Vale do Ribeira e do Litoral Sul' }],
  ['a brand of one long word', { brand: 'Pneumoultramicroscopicossilicovulcanoconiótico' }],
  ['a last line of one long word', { line: 'redecolaborativadovaledoribeiraedolitoralsul.example' }],
  ['a last line that wraps onto three lines', { line: `${'Oficinas de dados '.repeat(5)}e mapas` }, 450],
  ...allTypefaces.map((family): [string, Changes] => [`a title in ${family}`, { title: 'Êxito de quem age', family }]),
  ['a long word beside the home page’s pattern', { title: 'Responsabilidade socioambiental', wall: openingWall() }],
])('%s leaves the margins and the gaps empty', async (_name, changes, gap = 529) => {
  const end = beforeTheWall(changes.wall ?? usual.wall);
  const width = end.left + end.width;
  const image = await imageOf(changes);
  const bare = {
    above: { left: 0, top: 0, width, height: 60 },
    belowTheLogo: { left: 0, top: 128, width, height: 24 },
    betweenTitleAndLastLine: { left: 0, top: gap, width, height: 12 },
    below: { left: 0, top: 580, width, height: 50 },
    left: { left: 0, top: 0, width: 58, height: SHARE_CARD.height },
    beforeTheWall: end,
  };
  for (const [place, region] of Object.entries(bare)) {
    expect(await distance(image, region, palette.paper), place).toBe(0);
  }
});

test.each([usual.wall.rows, openingWall().rows])(
  'in a tile pattern of %i rows, no background shows between two tiles',
  async (rows) => {
    const wall: MuralSpec = { ...openingWall(), columns: 4, rows, pairs: [['primary', 'primary']], density: 1 };
    const width = (4 * SHARE_CARD.height) / rows;
    const region = { left: SHARE_CARD.width - width, top: 0, width, height: SHARE_CARD.height };
    // An antialiased edge on its own colour may differ by 1; a colour that shows through would differ by much more.
    expect(await distance(await imageOf({ wall }), region, palette.primary)).toBeLessThanOrEqual(1);
  },
);
