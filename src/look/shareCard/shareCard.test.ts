import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { wordLogo } from '../../../tests/variants/logos.ts';
import { brandShape } from '../brand/mark.ts';
import { chosenPalette } from '../palette/palette.ts';
import { type TypefaceName, typefaces } from '../typeface/typeface.ts';
import type { MuralSpec } from '../walls/mural.ts';
import { openingWall, serviceMural } from '../walls/walls.ts';
import { cardText, firstSentence, SHARE_CARD, shareImage } from './shareCard.tsx';

const palette = chosenPalette({ name: 'mutirao' });
const usual = {
  brand: 'Coletivo',
  title: 'Oficinas de Dados',
  line: 'Oficinas de tecnologia, sites e letreiros para associações, feiras e escolas do Recife e Olinda',
  wall: serviceMural({ motif: 'fluxo', accent: 'segunda', seed: 'oficinas' }, 4, 5),
  palette,
  family: 'gabarito',
  mark: { shape: brandShape() },
} as const;

type Changes = Partial<Parameters<typeof shareImage>[0]>;
const drawn = (changes: Changes) => shareImage({ ...usual, ...changes }).draw();

/** The greatest difference between a colour and a pixel in a region of an image, by channel: 0 to 255. */
async function distance(image: Uint8Array, region: Region, colour: string): Promise<number> {
  const pixels = await sharp(image).extract(region).removeAlpha().raw().toBuffer();
  const parts = Buffer.from(colour.slice(1), 'hex');
  return pixels.reduce((most, part, index) => Math.max(most, Math.abs(part - (parts[index % 3] ?? 0))), 0);
}

test('the same card has the same bytes and the same hash, and the brand’s tile in its corner', async () => {
  const first = await drawn({});
  expect(await drawn({})).toEqual(first);
  // A corner beside the leaf, and the leaf's centre.
  expect(await distance(first, { left: 120, top: 63, width: 4, height: 4 }, palette.primary)).toBeLessThan(8);
  expect(await distance(first, { left: 92, top: 92, width: 4, height: 4 }, palette.highlight)).toBeLessThan(8);
  const hashes = [{}, {}, { title: 'Oficinas de Mapas' }, { family: 'literata' } as const].map(
    (changes) => shareImage({ ...usual, ...changes }).hash,
  );
  expect(new Set(hashes).size).toBe(3);
});

const allTypefaces = Object.keys(typefaces) as TypefaceName[];
const longLogo = await sharp(Buffer.from(wordLogo('#b5401f')))
  .png()
  .toBuffer()
  .then((png) => ({ src: `data:image/png;base64,${png.toString('base64')}`, ratio: 30, wordmark: true }));

const texts: [name: string, changes: Changes][] = [
  ['a title of many words', { title: 'Transformação digital para organizações comunitárias do semiárido brasileiro' }],
  ['a title of one long word', { title: 'Otorrinolaringologistas' }],
  ['a title beside the home page’s pattern', { title: 'Recomendamos comunidades', wall: openingWall() }],
  ['a long brand', { brand: 'Rede Colaborativa de Comunicação do Vale do Ribeira e do Litoral Sul' }],
  ['a very long logo', { mark: { ...usual.mark, logo: longLogo } }],
];

test.each(allTypefaces.flatMap((family) => texts.map(([name, changes]) => [name, family, changes] as const)))(
  '%s in %s leaves the margins and the gaps empty',
  async (_name, family, changes) => {
    const { columns, rows } = changes.wall ?? usual.wall;
    const width = SHARE_CARD.width - (columns * SHARE_CARD.height) / rows;
    const image = await drawn({ ...changes, family });
    const bare = {
      above: { left: 0, top: 0, width, height: 60 },
      belowTheLogo: { left: 0, top: 128, width, height: 24 },
      below: { left: 0, top: 580, width, height: 50 },
      left: { left: 0, top: 0, width: 58, height: SHARE_CARD.height },
      beforeTheWall: { left: width - 44, top: 0, width: 44, height: SHARE_CARD.height },
    };
    for (const [place, region] of Object.entries(bare)) {
      expect(await distance(image, region, palette.paper), place).toBe(0);
    }
  },
);

test.each(allTypefaces)('the font family %s draws the letters of indigenous languages', async (family) => {
  const [none, missing, composed] = await Promise.all(['', 'ж', 'ỹ'].map((title) => drawn({ title, family })));
  expect(composed).not.toEqual(none);
  expect(composed).not.toEqual(missing);
});

test('no background shows between two tiles', async () => {
  const wall: MuralSpec = { ...openingWall(), columns: 4, pairs: [['primary', 'primary']], density: [1] };
  const width = (4 * SHARE_CARD.height) / wall.rows;
  const region = { left: SHARE_CARD.width - width, top: 0, width, height: SHARE_CARD.height };
  // An antialiased edge on its own colour may differ by 1; a colour that shows through would differ by much more.
  expect(await distance(await drawn({ wall }), region, palette.primary)).toBeLessThanOrEqual(1);
});

test.each([
  ['Fazemos redes e oficinas. De graça!', 'Fazemos redes e oficinas'],
  ['Dra. Ana atende 1.200 famílias em roda.org.br. Venha', 'Dra. Ana atende 1.200 famílias em roda.org.br'],
])('the first sentence of “%s” is “%s”', (text, sentence) => expect(firstSentence(text)).toBe(sentence));

test.each([
  ['Oficinas de verão', 'Oficinas de verão'],
  ['Ñe’ẽ mbo’e ỹ — “R$ 10”', 'Ñe’ẽ mbo’e ỹ — “R$ 10”'],
  ['<b>HTML</b> & tal', '<b>HTML</b> & tal'],
  ['Festa 🎉 na praça', 'Festa na praça'],
  ['Família 👩‍👩‍👧 e Жизнь', 'Família e'],
])('a card with the text “%s” draws “%s”', (text, drawn) => {
  expect(cardText(text)).toBe(drawn);
});
