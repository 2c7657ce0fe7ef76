import { chosenPalette } from '#lib/palette.ts';
import { parseSiteConfig } from '#lib/siteConfig.ts';
import ownersConfig from '../../site.config.ts';

/** The owner's facts, checked. Names and links come from here and from nowhere else. */
export const site = parseSiteConfig(ownersConfig);

/** The owner's colours, for what no style reaches: the icon, the browser's own bars. */
export const palette = chosenPalette(site.palette);
