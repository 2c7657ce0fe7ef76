import type { APIRoute, GetStaticPaths } from 'astro';
import { palette } from '#content/content.ts';
import { type PixelIcon, pixelIcons } from '#lib/siteIcon.ts';
import { png } from '../../integrations/assets/iconImage.ts';

export const getStaticPaths = (() =>
  Object.entries(pixelIcons).map(([icon, props]) => ({ params: { icon }, props }))) satisfies GetStaticPaths;

/** The icons for home screens and lists of applications. */
export const GET: APIRoute<PixelIcon> = async ({ props }) =>
  new Response(new Uint8Array(await png(palette, props)), { headers: { 'Content-Type': 'image/png' } });
