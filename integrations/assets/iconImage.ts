import sharp from 'sharp';
import type { Palette } from '../../src/lib/palette.ts';
import { type PixelIcon, wholeIcon } from '../../src/lib/siteIcon.ts';

/** Draws an icon as PNG. Sixteen colours are enough for two colours and the blends between them. */
export function png(palette: Palette, icon: PixelIcon): Promise<Buffer> {
  return sharp(Buffer.from(wholeIcon(palette, icon)))
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

const ICO_SIDE = 32;
const ICO_HEADER = 22;

/**
 * Draws the tile for `/favicon.ico`: the header of an ICO file, the header of its only image, and that image as PNG.
 * Source: Raymond Chen, “The evolution of the ICO file format”, part 4; the image must have an alpha channel.
 */
export async function ico(palette: Palette): Promise<Buffer> {
  const image = await sharp(Buffer.from(wholeIcon(palette, { side: ICO_SIDE, margin: 0 })))
    .ensureAlpha()
    .png()
    .toBuffer();
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2); // Type: icon, not cursor.
  header.writeUInt16LE(1, 4); // Number of images.
  header.writeUInt8(ICO_SIDE, 6);
  header.writeUInt8(ICO_SIDE, 7);
  header.writeUInt16LE(1, 10); // Colour planes.
  header.writeUInt16LE(32, 12); // Bits per pixel.
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([header, image]);
}
