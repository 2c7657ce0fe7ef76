import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { chosenPalette, palettes } from '../../src/lib/palette.ts';
import { type PixelIconName, pixelIcons } from '../../src/lib/siteIcon.ts';
import { ico, png } from './iconImage.ts';

type Pixels = { side: number; at: (x: number, y: number) => string };

async function pixels(image: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => `#${data.subarray((y * info.width + x) * 3).toString('hex', 0, 3)}`;
  return { side: info.width, at };
}

describe.each(Object.keys(palettes) as (keyof typeof palettes)[])('the icons in %s', (name) => {
  const palette = chosenPalette({ name });

  test.each(Object.keys(pixelIcons) as PixelIconName[])('%s shows the leaf on its background', async (kind) => {
    const { side, at } = await pixels(await png(palette, pixelIcons[kind]));
    expect(side).toBe(pixelIcons[kind].side);
    expect(at(side / 2, side / 2)).toBe(palette.ipe);
    expect(at(side - 1, 0)).toBe(palette.azul);
    expect(at(0, side - 1)).toBe(palette.azul);
  });

  test('favicon.ico shows the leaf on its background', async () => {
    const { side, at } = await pixels((await ico(palette)).subarray(22));
    expect([side, at(16, 16), at(31, 0), at(0, 31)]).toEqual([32, palette.ipe, palette.azul, palette.azul]);
  });
});

describe('the parts that systems crop', () => {
  const palette = chosenPalette({ name: 'mutirao' });

  /** The greatest distance of the leaf from the centre, as a fraction of the side. */
  async function reach(kind: PixelIconName): Promise<number> {
    const { side, at } = await pixels(await png(palette, pixelIcons[kind]));
    const places = Array.from({ length: side ** 2 }, (_, index) => [index % side, Math.floor(index / side)] as const);
    const leaf = places.filter(([x, y]) => at(x, y) !== palette.azul);
    return Math.max(...leaf.map(([x, y]) => Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2))) / side;
  }

  test('do not contain the leaf in the maskable icon, whatever the shape of the mask', async () => {
    expect(await reach('icone-mascara-512')).toBeLessThanOrEqual(0.4);
    expect(await reach('icone-mascara-512')).toBeGreaterThan(0.38);
  });

  test('do not contain the leaf in the touch icon, whose corners are rounded by a quarter of the side', async () => {
    // The corner's arc crosses the diagonal here.
    const corner = Math.SQRT2 * (0.5 - 0.25) + 0.25;
    expect(await reach('apple-touch-icon')).toBeLessThan(corner - 0.05);
  });
});
