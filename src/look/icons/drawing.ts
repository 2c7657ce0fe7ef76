import { type Palette, primaryByNight } from '../palette/palette.ts';
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

export type PixelIconName = keyof typeof pixelIcons;

/**
 * The brand's tile as SVG. In dark mode, the tile's background is the colour that `primaryByNight` returns.
 * @param shape The shape on the tile, as SVG path data.
 */
export function icon(palette: Palette, shape: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" fill="${palette.primary}"><style>@media(prefers-color-scheme:dark){svg{fill:${primaryByNight(palette)}}}</style><path d="${squarePath()}"/>${on(palette, shape)}</svg>`;
}

/** The SVG from which a PNG icon is drawn. It is opaque, so that no system puts its own colour behind the shape. */
export function wholeIcon(palette: Palette, shape: string, { side, margin }: PixelIcon): string {
  const span = TILE + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${span} ${span}"><rect x="${-margin}" y="${-margin}" width="${span}" height="${span}" fill="${palette.primary}"/>${on(palette, shape)}</svg>`;
}

function on({ highlight }: Palette, shape: string): string {
  return `<path fill="${highlight}" d="${shape}"/>`;
}
