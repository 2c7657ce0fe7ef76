/** The drawing of the owner's brand. Pages import it only from here. */
export { mark } from '../../.astro/brand.ts';
