import { chosenPalette } from '#lib/palette.ts';
import { readContent } from './read.ts';

/** The owner's facts and every word that a visitor reads, checked. They come from here and from nowhere else. */
export const { site, home, common, notFound, services } = readContent();

/** The owner's colours, for what no style reaches: the icon, the browser's own bars. */
export const palette = chosenPalette(site.palette);
