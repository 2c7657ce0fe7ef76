/** How the owner's brand is drawn. Pages get it only from here. */
export { mark } from '../../.astro/brand.ts';
