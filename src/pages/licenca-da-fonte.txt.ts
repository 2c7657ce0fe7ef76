import { site } from '#content/content.ts';
import { fontLicence } from '#look/typeface/fontSubset.ts';

/** The licence of the font file. */
export const GET = () => new Response(new Uint8Array(fontLicence(site.brand.letters ?? 'gabarito')));
