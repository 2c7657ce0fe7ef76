import { brandShape } from '#look/brand/mark.ts';
import { palette, site } from './content.ts';
import { readLogo } from './reader/pictureFiles.ts';

/** The brand's colours and mark, as all icons show them. */
export const iconMark = { palette, shape: brandShape(site.brand.tile), logo: await readLogo(site) };
