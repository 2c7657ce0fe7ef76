import type { APIRoute, GetStaticPaths } from 'astro';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { mark } from '#look/brand/brand.ts';
import { type PixelIcon, pixelIcons, png } from '#look/icons/icons.ts';

type Props = { size: PixelIcon };

/** The icons for home screens, for lists of applications and for search engines. */
export const getStaticPaths = (() =>
  Object.entries(pixelIcons).map(([icon, size]) => ({ params: { icon }, props: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { size } }) => {
  const image = await png({ palette, shape: mark.shape, logo: await readLogo(site) }, size);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
