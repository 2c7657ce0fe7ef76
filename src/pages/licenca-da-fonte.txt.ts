import { site } from '#content/content.ts';
import { fontLicence } from '#look/typeface/fontSubset.ts';
import { drawnTypeface } from '#look/typeface/typeface.ts';

/** The licence of the font of the pages and the share cards. */
export const GET = () => new Response(new Uint8Array(fontLicence(drawnTypeface(site.brand.letters))));
