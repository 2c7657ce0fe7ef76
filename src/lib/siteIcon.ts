import { motifPath, squarePath, TILE } from './mural.ts';
import { azulByNight, type Palette } from './palette.ts';

/** An icon of pixels: its side, and the ground about the leaf's tile in drawing units. */
export type PixelIcon = { side: number; margin: number };

/** The icons of pixels that have an address each, by their name in it. */
export const pixelIcons = {
  /** iOS rounds the corners, which are the tips of a leaf that fills its tile. */
  'apple-touch-icon': { side: 180, margin: 6 },
  'icone-192': { side: 192, margin: 0 },
  'icone-512': { side: 512, margin: 0 },
  /** Cut by each system to a shape of its own, which leaves the middle circle whole, four fifths wide: W3C, Web Application Manifest. */
  'icone-mascara-512': { side: 512, margin: 12 },
} as const satisfies Record<string, PixelIcon>;

export type PixelIconName = keyof typeof pixelIcons;

/** The logo's leaf tile as a drawing, on a lighter ground where everything around it is dark. */
export function icon(palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}" fill="${palette.azul}"><style>@media(prefers-color-scheme:dark){svg{fill:${azulByNight(palette)}}}</style><path d="${squarePath()}"/>${leaf(palette)}</svg>`;
}

/** An icon of pixels, as a drawing: the leaf with ground all around it, so that no system puts a colour of its own behind it. */
export function wholeIcon(palette: Palette, { side, margin }: PixelIcon): string {
  const span = TILE + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${span} ${span}"><rect x="${-margin}" y="${-margin}" width="${span}" height="${span}" fill="${palette.azul}"/>${leaf(palette)}</svg>`;
}

function leaf({ ipe }: Palette): string {
  return `<path fill="${ipe}" d="${motifPath('folha', 1)}"/>`;
}
