import sharp from 'sharp';
import { expect, test } from 'vitest';
import { roundLogo, wordLogo } from '../../../tests/variants/logos.ts';
import type { Drawing } from '../brand/logo.ts';
import { brandShape } from '../brand/mark.ts';
import { chosenPalette } from '../palette/palette.ts';
import { pixelIcons, png } from './icons.ts';

const palette = chosenPalette({ name: 'mutirao' });
const { white, ink, primary } = palette;
const leaf = { palette, shape: brandShape() };

const drawing = async (name: string, bytes: Buffer): Promise<Drawing> => {
  const { width, height } = await sharp(bytes).metadata();
  return { file: { name, bytes, width, height } };
};
const withLogo = (light: Drawing) => ({ ...leaf, logo: { light, dark: light, wordmark: false } });
const round = await drawing('logo.png', await roundLogo());
const word = await drawing('logo.svg', Buffer.from(wordLogo('#123456')));
const opaque = await sharp(round.file.bytes).flatten({ background: '#345678' }).png().toBuffer();

// The touch icon's corners are rounded by a quarter of its side. The arc of a corner crosses the diagonal at this distance.
const corner = Math.SQRT2 * (0.5 - 0.25) + 0.25;

/** The marks with what is around them, and how far they reach from the centre, as a share of the side. */
test.each<[string, keyof typeof pixelIcons, Parameters<typeof png>[0], string, least: number, most: number]>([
  ['the leaf', 'icone-512', leaf, primary, 0.38, 0.4],
  ['the leaf', 'apple-touch-icon', leaf, primary, 0.3, corner - 0.05],
  ['a round logo', 'icone-512', withLogo(round), white, 0.27, 0.4],
  ['a long logo', 'icone-512', withLogo(word), white, 0.38, 0.4],
  ['a logo on a plate', 'apple-touch-icon', withLogo({ ...round, plate: ink }), ink, 0.2, corner],
  ['an opaque logo', 'icone-512', withLogo(await drawing('logo.jpg', opaque)), '#345678', 0.27, 0.4],
])('%s in %s is large, and no part is where systems crop the icon', async (_, kind, mark, around, least, most) => {
  const { side } = pixelIcons[kind];
  const { data, info } = await sharp(await png(mark, pixelIcons[kind]))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(side);
  let reach = 0;
  for (let index = 0; index < side ** 2; index++) {
    if (`#${data.subarray(index * 3).toString('hex', 0, 3)}` === around) continue;
    const [x, y] = [index % side, Math.floor(index / side)];
    reach = Math.max(reach, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) / side);
  }
  expect(reach).toBeGreaterThan(least);
  expect(reach).toBeLessThanOrEqual(most);
});
