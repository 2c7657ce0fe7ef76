import { mark } from '#look/brand/brand.ts';
import { palette, site } from './content.ts';
import { readLogo } from './logoFiles.ts';

/** What the icons show. */
export const iconMark = { palette, shape: mark.shape, logo: await readLogo(site) };
