import type { APIRoute, GetStaticPaths } from 'astro';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { keysOf } from '#lib/keysOf.ts';
import { mark } from '#look/brand/brand.ts';
import { type PixelIconName, pixelIcons, png } from '#look/icons/icons.ts';

type Props = { icon: PixelIconName };

/** The icons for home screens, for lists of applications and for search engines. */
export const getStaticPaths = (() =>
  keysOf(pixelIcons).map((icon) => ({ params: { icon }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { icon } }) => {
  const image = await png({ palette, shape: mark.shape, logo: await readLogo(site) }, icon);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
