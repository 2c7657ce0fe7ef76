import sharp from 'sharp';
import { type Drawing, drawingPng, type Logo } from '../brand/logo.ts';
import type { Palette } from '../palette/palette.ts';
import { TILE } from '../walls/mural.ts';

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

/** The favicon: browsers show it at 16 to 64 pixels. */
const tab: PixelIcon = { side: 96, margin: 0 };

/** Draws an icon as SVG. A logo is on a square, so it is visible in light and dark tabs. */
export async function svgIcon({ palette, shape, logo }: IconMark, { side, margin }: PixelIcon = tab): Promise<string> {
  const span = TILE + 2 * margin;
  const { background, content } =
    logo && !logo.wordmark
      ? await onSquare(logo.light, palette.white, side, span)
      : { background: palette.primary, content: `<path fill="${palette.highlight}" d="${shape}"/>` };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${span} ${span}"><path fill="${background}" d="M-${margin}-${margin}h${span}v${span}H-${margin}z"/>${content}</svg>`;
}

/** Draws an icon as an opaque PNG, so that no system puts its own colour behind it. */
export async function png(mark: IconMark, size: PixelIcon): Promise<Buffer> {
  const picture = sharp(Buffer.from(await svgIcon(mark, size))).removeAlpha();
  return picture.png({ palette: true, quality: 90, effort: 10 }).toBuffer();
}

/** The largest share of the icon's side that a logo fills. */
const FULL = 0.86;

/**
 * A logo on a square of one colour: the plate's, or that of an opaque logo's corner. The logo's corners reach no farther
 * from the centre than those of the tile that an icon without a logo shows.
 */
async function onSquare({ file, plate }: Drawing, white: string, side: number, span: number) {
  const scale = Math.min(
    (Math.SQRT2 * TILE) / Math.hypot(file.width, file.height),
    (FULL * span) / Math.max(file.width, file.height),
  );
  const [width, height] = [file.width * scale, file.height * scale];
  const picture = await drawingPng({ file }, Math.round((width * side) / span));
  const { isOpaque } = await sharp(picture).stats();
  const corner = await sharp(picture).removeAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  return {
    background: plate ?? (isOpaque ? `#${corner.toString('hex')}` : white),
    content: `<image x="${(TILE - width) / 2}" y="${(TILE - height) / 2}" width="${width}" height="${height}" href="data:image/png;base64,${picture.toString('base64')}"/>`,
  };
}
