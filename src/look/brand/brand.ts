/** The drawings and the font of the owner's brand. The site's code imports them only from here. */
export { font, mark, walls } from '../../../.astro/brand.ts';
