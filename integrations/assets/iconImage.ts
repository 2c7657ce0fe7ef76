import sharp from 'sharp';
import type { Palette } from '../../src/lib/palette.ts';
import { type PixelIcon, wholeIcon } from '../../src/lib/siteIcon.ts';

/** One of the icons of pixels, as a PNG. Two colours and what lies between them: sixteen are enough. */
export function png(palette: Palette, icon: PixelIcon): Promise<Buffer> {
  return sharp(Buffer.from(wholeIcon(palette, icon)))
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

const ICO_SIDE = 32;
const ICO_HEADER = 22;

/**
 * The tile for whoever asks for `/favicon.ico`: one PNG behind the header of an icon file and that of its only image.
 * Source: Raymond Chen, “The evolution of the ICO file format”, part 4; the image has to have an alpha channel.
 */
export async function ico(palette: Palette): Promise<Buffer> {
  const image = await sharp(Buffer.from(wholeIcon(palette, { side: ICO_SIDE, margin: 0 })))
    .ensureAlpha()
    .png()
    .toBuffer();
  const header = Buffer.alloc(ICO_HEADER);
  header.writeUInt16LE(1, 2); // An icon, and not a cursor.
  header.writeUInt16LE(1, 4); // Of one image.
  header.writeUInt8(ICO_SIDE, 6);
  header.writeUInt8(ICO_SIDE, 7);
  header.writeUInt16LE(1, 10); // Of one plane.
  header.writeUInt16LE(32, 12); // With so many bits a pixel.
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(ICO_HEADER, 18);
  return Buffer.concat([header, image]);
}
