import type { APIRoute, GetStaticPaths } from 'astro';
import { iconMark } from '#content/brandMark.ts';
import { type PixelIcon, pixelIcons, png } from '#look/icons/icons.ts';

type Props = { size: PixelIcon };

/** The icons for home screens, for lists of applications and for search engines. */
export const getStaticPaths = (() =>
  Object.entries(pixelIcons).map(([icon, size]) => ({ params: { icon }, props: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { size } }) =>
  new Response(new Uint8Array(await png(iconMark, size)), { headers: { 'Content-Type': 'image/png' } });
