import sharp from 'sharp';
import { type Drawing, drawingPng, drawingSvg, type Logo, sizeOf } from '../brand/logo.ts';
import type { Palette } from '../palette/palette.ts';
import { TILE } from '../walls/mural.ts';
import { icon, type PixelIcon, wholeIcon } from './drawing.ts';

/** The content of the icons: the logo, or else the brand's tile with a shape as SVG path data. */
export type IconMark = { palette: Palette; shape: string; logo?: Logo | undefined };

/** Draws an icon as an opaque PNG, so that no system puts its own colour behind it. */
export async function png({ palette, shape, logo }: IconMark, size: PixelIcon): Promise<Buffer> {
  if (logo) return onSquare(logo.light, palette, size);
  // Sixteen colours are enough for two colours and the blends between them.
  return sharp(Buffer.from(wholeIcon(palette, shape, size)))
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

/** The largest share of the icon's side that a logo with transparent parts fills. */
const FULL = 0.86;

/**
 * Draws a logo on a square of one colour. The logo reaches no farther from the centre than the corners of the tile that
 * an icon without a logo shows.
 */
async function onSquare({ file, plate }: Drawing, { white }: Palette, { side, margin }: PixelIcon): Promise<Buffer> {
  const { corner, reach } = await outlineOf({ file });
  const allowed = (Math.SQRT1_2 * TILE) / (TILE + 2 * margin);
  const longest = side * Math.min(corner ? 1 : FULL, allowed / reach);
  const { width, height } = sizeOf({ file });
  const input = await drawingPng({ file }, Math.round((longest * width) / Math.max(width, height)));
  return sharp({ create: { width: side, height: side, channels: 3, background: plate ?? corner ?? white } })
    .composite([{ input }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
}

/** The width, in pixels, at which a logo is drawn to find its outline. */
const SMALL = 128;

/**
 * `reach`: the distance from a logo's centre to its farthest visible pixel, as a share of the logo's longer side.
 * `corner`: the colour of the upper left pixel, if the logo is opaque.
 */
async function outlineOf(drawing: Drawing): Promise<{ reach: number; corner: string | undefined }> {
  const { data, info } = await sharp(await drawingPng(drawing, SMALL))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphas = Array.from({ length: data.length / 4 }, (_, index) => data[index * 4 + 3] ?? 0);
  const distances = alphas.map((alpha, index) => {
    const [x, y] = [index % info.width, Math.floor(index / info.width)];
    return alpha < 16 ? 0 : Math.hypot(x + 0.5 - info.width / 2, y + 0.5 - info.height / 2);
  });
  const corner = alphas.every((alpha) => alpha > 250) ? `#${data.toString('hex', 0, 3)}` : undefined;
  return { reach: Math.max(1, ...distances) / Math.max(info.width, info.height), corner };
}

/**
 * The side of an SVG favicon with a logo, in SVG units. A raster logo has the same number of pixels on its longer side.
 * Browsers show favicons at 16 to 64 pixels.
 */
const TAB = 96;

/** Draws the SVG favicon. In dark mode, a logo has its drawing for a dark tab, and a tile may be lighter. */
export async function svgIcon({ palette, shape, logo }: IconMark): Promise<string> {
  if (!logo) return icon(palette, shape);
  const { light, night } = logo;
  const [day, dark] = await Promise.all([light, night].map(inSquare));
  const drawn =
    day === dark
      ? day
      : `<style>.n{display:none}@media(prefers-color-scheme:dark){.n{display:inline}.d{display:none}}</style><g class="d">${day}</g><g class="n">${dark}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB} ${TAB}">${drawn}</svg>`;
}

/** A drawing in the middle of a square of `TAB` units. */
async function inSquare(drawing: Drawing): Promise<string> {
  const { width, height } = sizeOf(drawing);
  const scale = TAB / Math.max(width, height);
  const [x, y] = [(TAB - width * scale) / 2, (TAB - height * scale) / 2];
  const svg = await drawingSvg(drawing, Math.round(width * scale));
  return `<svg x="${x}" y="${y}" width="${width * scale}" height="${height * scale}">${svg}</svg>`;
}

const ICO_SIDE = 32;
const ICO_HEADER = 22;

/**
 * Draws the icon for `/favicon.ico`: the header of an ICO file, the header of its only image, and that image as PNG.
 * Source: Raymond Chen, “The evolution of the ICO file format”, part 4; the image must have an alpha channel.
 */
export async function ico(mark: IconMark): Promise<Buffer> {
  const size = { side: ICO_SIDE, margin: 0 };
  const drawn = mark.logo ? await png(mark, size) : Buffer.from(wholeIcon(mark.palette, mark.shape, size));
  const image = await sharp(drawn).ensureAlpha().png().toBuffer();
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
