/** The drawings of the owner's brand. The site's code imports them only from here. */
export { mark, walls } from '../../../.astro/brand.ts';
