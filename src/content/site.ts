import { parseSiteConfig } from '#lib/siteConfig.ts';
import ownersConfig from '../../site.config.ts';

/** The owner's facts, checked. Names and links come from here and from nowhere else. */
export const site = parseSiteConfig(ownersConfig);
