import type { GetStaticPaths } from 'astro';
import { site } from '#content/content.ts';
import { fontLicence } from '#look/typeface/fontSubset.ts';
import { drawnTypeface } from '#look/typeface/typeface.ts';

const { letters } = site.brand;

/** The licence of the font file. A site with the system font has no font file. */
export const getStaticPaths = (() =>
  letters === 'system' ? [] : [{ params: { text: 'licenca-da-fonte' } }]) satisfies GetStaticPaths;

export function GET() {
  return new Response(new Uint8Array(fontLicence(drawnTypeface(letters))));
}
