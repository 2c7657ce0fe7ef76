import { chosenPalette } from '#lib/palette.ts';
import { typesetAll } from '#lib/typography.ts';
import { readContent } from './read.ts';

const { site: facts, ...words } = readContent();

/** The owner's facts, checked. Names and links come from here and from nowhere else. */
export const site = facts;

/** Every word that a visitor reads. */
export const { home, common, notFound, services } = typesetAll(words);

/** The owner's colours, for what no style reaches: the icon, the browser's own bars. */
export const palette = chosenPalette(site.palette);
