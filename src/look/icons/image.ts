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
 * The side of an SVG favicon with a logo, in SVG units. A raster logo has the same number of pixels in its width.
 * Browsers show favicons at 16 to 64 pixels.
 */
const TAB = 96;

/** Draws the SVG favicon. In dark mode, a logo has its drawing for a dark tab, and a tile may be lighter. */
export async function svgIcon({ palette, shape, logo }: IconMark): Promise<string> {
  if (!logo) return icon(palette, shape);
  const [day, dark] = await Promise.all([logo.light, logo.night].map((drawing) => drawingSvg(drawing, TAB)));
  const drawn =
    day === dark
      ? inTab(day)
      : `<style>.n{display:none}@media(prefers-color-scheme:dark){.n{display:inline}.d{display:none}}</style>${inTab(day, 'd')}${inTab(dark, 'n')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB} ${TAB}">${drawn}</svg>`;
}

/** A drawing in the middle of the favicon. As an image inside it, nothing in a logo can run. */
function inTab(svg = '', className = ''): string {
  const url = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<image class="${className}" width="${TAB}" height="${TAB}" href="${url}"/>`;
}
