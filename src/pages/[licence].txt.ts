import type { GetStaticPaths } from 'astro';
import { site } from '#content/content.ts';
import { drawnFamily } from '#face/face.ts';
import { fontLicence } from '#face/fontSubset.ts';

const { letters } = site.brand;

/** The licence of the font file. A site with the system font has no font file. */
export const getStaticPaths = (() =>
  letters === 'system' ? [] : [{ params: { licence: 'licenca-da-fonte' } }]) satisfies GetStaticPaths;

export function GET() {
  return new Response(new Uint8Array(fontLicence(drawnFamily(letters))));
}
