import { chosenPalette } from '#palette/palette.ts';
import { readContent } from './read.ts';

/** The checked content: the owner's facts and every text that a visitor reads. Pages get it only from here. */
export const { site, home, common, notFound, services } = readContent();

/** The owner's colours, for what CSS does not reach, such as the icon and the browser's toolbar. */
export const palette = chosenPalette(site.palette);
