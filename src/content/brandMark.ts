import { mark } from '../../.astro/brand.ts';
import { palette, site } from './content.ts';
import { readLogo } from './reader/pictureFiles.ts';

/** The brand's colours and mark, as all icons show them. */
export const iconMark = { palette, shape: mark.shape, logo: await readLogo(site) };
