import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TILE } from '../walls/mural.ts';
import { initialPath } from './initial.ts';

/** The size and the centre of an initial on its tile, in tenths of an SVG unit. */
async function boxOf(name: string) {
  const path = await initialPath(name, 'gabarito');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${10 * TILE}" height="${10 * TILE}" viewBox="0 0 ${TILE} ${TILE}"><path d="${path}"/></svg>`;
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  const { width, height, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  return { width, height, x: width / 2 - trimOffsetLeft, y: height / 2 - trimOffsetTop };
}

test.each(['Mar', 'Roda', 'Érica', 'ônibus', '“Quintal”', '3 Marias', 'Wow'])(
  'the initial of %s is centred on its tile, and fills the available space',
  async (name) => {
    const { width, height, x, y } = await boxOf(name);
    for (const centre of [x, y]) expect(Math.abs(centre - 5 * TILE)).toBeLessThanOrEqual(3);
    expect(Math.max(width / (7 * TILE), height / (6.4 * TILE))).toBeCloseTo(1, 1);
  },
);

test('the initial is the first letter as a capital, without a quotation mark before it', async () => {
  expect(await initialPath('“ônibus”', 'gabarito')).toBe(await initialPath('Ônibus', 'gabarito'));
  expect(await initialPath('Roda', 'gabarito')).not.toBe(await initialPath('Mar', 'gabarito'));
});

test('a mark above an initial is above it even if the font has no letter with this mark', async () => {
  const [plain, marked] = [await boxOf('Xis'), await boxOf('X̃is')];
  expect(marked.height / marked.width).toBeGreaterThan((1.2 * plain.height) / plain.width);
});

test('a name gives no initial if the font lacks the letters of the name’s alphabet', async () => {
  expect(await initialPath('日本', 'gabarito')).toBeUndefined();
});
