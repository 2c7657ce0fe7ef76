import { motifPath } from '../walls/mural.ts';

/** The motifs for the brand's tile, the template's leaf or another one, as SVG path data. */
export const tileMotifs = {
  leaf: motifPath('folha', 1),
  quarto: motifPath('quarto'),
  meia: motifPath('meia'),
  fluxo: motifPath('fluxo'),
};

export type TileName = keyof typeof tileMotifs;

/** The file of a logo for one background, or of the name's wall, with its size on the page in CSS pixels. */
export type LogoPicture = { src: string; width: number; height: number };

/** The brand's two drawings: the shape on the brand's tile, and the logo, if there is one. */
export type BrandMark = {
  /** The shape on the brand's tile, as SVG path data. */
  shape: string;
  logo?: {
    light: LogoPicture;
    dark: LogoPicture;
    /** Whether the header, in dark mode, shows the logo for dark backgrounds. */
    night: boolean;
    /** Whether the logo contains the name. */
    wordmark: boolean;
  };
};
