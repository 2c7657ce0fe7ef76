import sharp from 'sharp';
import { type Drawing, drawingPng, type Logo } from '../brand/logo.ts';
import type { Palette } from '../palette/palette.ts';
import { squarePath, TILE } from '../walls/mural.ts';

/** A PNG icon: its side in pixels, and the margin around the tile in drawing units. */
export type PixelIcon = { side: number; margin: number };

/** The PNG icons by file name. */
export const pixelIcons = {
  /** The margin keeps the tips of the leaf away from the corners, which iOS rounds. */
  'apple-touch-icon': { side: 180, margin: 6 },
  /**
   * Systems crop this icon to various shapes, but keep a central circle with 80% of the icon's width. Source: W3C, Web
   * Application Manifest.
   */
  'icone-512': { side: 512, margin: 12 },
} as const satisfies Record<string, PixelIcon>;

/**
 * The content of the icons: the logo, or else the brand's tile with a shape as SVG path data. A logo that contains the
 * name is unreadable in a tab, so its site has the tile.
 */
type IconMark = { palette: Palette; shape: string; logo?: Logo | undefined };

/** Draws an icon as an opaque PNG, so that no system puts its own colour behind it. */
export async function png({ palette, shape, logo }: IconMark, size: PixelIcon): Promise<Buffer> {
  if (logo && !logo.wordmark) return onSquare(logo.light, palette, size);
  const { side, margin } = size;
  const span = TILE + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${span} ${span}"><rect x="${-margin}" y="${-margin}" width="${span}" height="${span}" fill="${palette.primary}"/><path fill="${palette.highlight}" d="${shape}"/></svg>`;
  // Sixteen colours are enough for two colours and the blends between them.
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}

/** The largest share of the icon's side that a logo fills. */
const FULL = 0.86;

/**
 * Draws a logo on a square of one colour: the plate's, or that of an opaque logo's corner. The logo's corners reach no
 * farther from the centre than those of the tile that an icon without a logo shows.
 */
async function onSquare({ file, plate }: Drawing, { white }: Palette, { side, margin }: PixelIcon): Promise<Buffer> {
  const { width, height } = file;
  const diagonal = (Math.SQRT2 * side * TILE) / (TILE + 2 * margin);
  const scale = Math.min(diagonal / Math.hypot(width, height), (FULL * side) / Math.max(width, height));
  const input = await drawingPng({ file }, Math.round(width * scale));
  const { isOpaque } = await sharp(input).stats();
  const corner = await sharp(input).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const background = plate ?? (isOpaque ? `#${corner.toString('hex')}` : white);
  return sharp({ create: { width: side, height: side, channels: 3, background } })
    .composite([{ input }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 10 })
    .toBuffer();
}

/** The pixels of a favicon with a logo: browsers show favicons at 16 to 64 pixels. */
const TAB = 96;

/** Draws the SVG favicon. A logo is on its square, so it is visible in light and dark tabs. */
export async function svgIcon({ palette, shape, logo }: IconMark): Promise<string> {
  if (!logo || logo.wordmark)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" fill="${palette.primary}"><path d="${squarePath()}"/><path fill="${palette.highlight}" d="${shape}"/></svg>`;
  const picture = await onSquare(logo.light, palette, { side: TAB, margin: 0 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TAB} ${TAB}"><image width="${TAB}" height="${TAB}" href="data:image/png;base64,${picture.toString('base64')}"/></svg>`;
}
