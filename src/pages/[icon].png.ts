import type { APIRoute, GetStaticPaths } from 'astro';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { mark } from '#look/brand/brand.ts';
import { iconLogo, publicLogo } from '#look/brand/logo.ts';
import { type PixelIcon, pixelIcons } from '#look/icons/drawing.ts';
import { png } from '#look/icons/image.ts';

type Props = { size?: PixelIcon };

/** The icons for home screens and lists of applications; and the logo, if there is one, for search engines. */
export const getStaticPaths = (() => [
  ...Object.entries(pixelIcons).map(([icon, size]) => ({ params: { icon }, props: { size } })),
  ...(mark.logo ? [{ params: { icon: 'logo' }, props: {} }] : []),
]) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { size } }) => {
  const image = size
    ? await png({ palette, shape: mark.shape, logo: iconLogo(await readLogo(site)) }, size)
    : await publicLogo(await readLogo(site), palette);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } });
};
