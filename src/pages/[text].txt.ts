import type { GetStaticPaths } from 'astro';
import { site } from '#content/content.ts';
import { indexNowKey } from '#content/indexNow.ts';
import { fontLicence } from '#look/typeface/fontSubset.ts';
import { drawnTypeface } from '#look/typeface/typeface.ts';

const { letters } = site.brand;
const key = indexNowKey(site.address);

/**
 * The licence of the font file, and the key with which the owner tells search engines about changes. A site with the
 * system font has no font file.
 */
export const getStaticPaths = (() => [
  ...(letters === 'system' ? [] : [{ params: { text: 'licenca-da-fonte' } }]),
  ...(site.publishing?.indexNow ? [{ params: { text: key } }] : []),
]) satisfies GetStaticPaths;

export function GET({ params }: { params: { text: string } }) {
  return new Response(params.text === key ? key : new Uint8Array(fontLicence(drawnTypeface(letters))));
}
