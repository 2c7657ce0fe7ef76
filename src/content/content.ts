import { chosenPalette } from '#look/palette/palette.ts';
import { readContent } from './read.ts';

/** The checked content of the owner's files: facts and texts. The texts are not typeset. */
export const { site, home, common, notFound, services, oldNames, unread } = readContent();

/** The owner's colours, for parts without CSS, such as the icon and the browser's toolbar. */
export const palette = chosenPalette(site.palette);

/** The day of the build. */
export const today = new Date();
