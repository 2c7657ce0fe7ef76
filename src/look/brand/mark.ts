import { type Motif, motifPath } from '../walls/mural.ts';

/** The motifs for the brand's tile. */
export type BrandTile = Extract<Motif, 'folha' | 'quarto' | 'meia' | 'fluxo'>;

/** The shape on the brand's tile, as SVG path data: the template's leaf, or another one. */
export function brandShape(tile: BrandTile = 'folha'): string {
  return motifPath(tile, tile === 'folha' ? 1 : 0);
}

/** The file of a logo for one background, or of the name's wall, with its size on the page in CSS pixels. */
export type LogoPicture = { src: string; width: number; height: number };

/** The logo as pages show it. */
export type PageLogo = {
  light: LogoPicture;
  dark: LogoPicture;
  /** Whether the header, in dark mode, shows the logo for dark backgrounds. */
  night: boolean;
  /** Whether the logo contains the name. */
  wordmark: boolean;
};
