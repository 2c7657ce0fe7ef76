import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { roundLogo, wordLogo } from '../../../tests/variants/logos.ts';
import type { Drawing } from '../brand/logo.ts';
import { tileMotifs } from '../brand/mark.ts';
import { chosenPalette } from '../palette/palette.ts';
import { pixelIcons, png } from './icons.ts';

const shape = tileMotifs.leaf;

type Kind = keyof typeof pixelIcons;

/** Draws an icon. Returns its side, and the colour of each pixel. */
async function pixels(mark: Parameters<typeof png>[0], kind: Kind) {
  const image = sharp(await png(mark, pixelIcons[kind]));
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`;
  return { side: info.width, at };
}

/** The distance from the centre to the farthest pixel that is not `background`, as a fraction of the side. */
async function reach(mark: Parameters<typeof png>[0], kind: Kind, background: string): Promise<number> {
  const { side, at } = await pixels(mark, kind);
  expect(side).toBe(pixelIcons[kind].side);
  const places = Array.from({ length: side ** 2 }, (_, index) => [index % side, Math.floor(index / side)] as const);
  const drawn = places.filter(([x, y]) => at(x, y) !== background);
  return drawn.reduce((most, [x, y]) => Math.max(most, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2)), 0) / side;
}

const palette = chosenPalette({ name: 'mutirao' });

// The touch icon's corners are rounded by a quarter of its side. The arc of a corner crosses the diagonal at this distance.
const corner = Math.SQRT2 * (0.5 - 0.25) + 0.25;

test.each<[Kind, number, number]>([
  ['icone-512', 0.38, 0.4],
  ['apple-touch-icon', 0.3, corner - 0.05],
])('no part of the leaf in %s is where systems crop the icon', async (kind, least, most) => {
  const far = await reach({ palette, shape }, kind, palette.primary);
  const { side, at } = await pixels({ palette, shape }, kind);
  expect(at(side / 2, side / 2)).toBe(palette.highlight);
  expect(far).toBeGreaterThan(least);
  expect(far).toBeLessThanOrEqual(most);
});

describe('the icons of a site with a logo', async () => {
  const { white, ink } = palette;

  const drawing = async (name: string, bytes: Buffer): Promise<Drawing> => {
    const { width, height } = await sharp(bytes).metadata();
    return { file: { name, bytes, width, height } };
  };
  const markOf = (light: Drawing) => ({ palette, shape, logo: { light, dark: light, wordmark: false } });
  const round = await drawing('logo.png', await roundLogo());
  const word = await drawing('logo.svg', Buffer.from(wordLogo('#123456')));

  test.each([
    ['a round', round, 0.27],
    ['a long', word, 0.38],
  ])('%s logo fills the maskable icon’s safe zone, and stays within it', async (_name, logo, least) => {
    const far = await reach(markOf(logo), 'icone-512', white);
    expect(far).toBeGreaterThan(least);
    expect(far).toBeLessThanOrEqual(0.4);
  });

  test.each([
    ['of its plate', { ...round, plate: ink }, ink],
    [
      'of its own background',
      await drawing(
        'logo.jpg',
        await sharp(await roundLogo())
          .flatten({ background: '#345678' })
          .png()
          .toBuffer(),
      ),
      '#345678',
    ],
  ])('the icons have the colour %s around a logo', async (_, logo, colour) => {
    for (const kind of ['icone-512', 'apple-touch-icon'] as const)
      expect((await pixels(markOf(logo), kind)).at(0, 0)).toBe(colour);
  });
});
