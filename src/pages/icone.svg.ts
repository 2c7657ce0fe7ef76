import type { APIRoute } from 'astro';
import { mark } from '#brand/brand.ts';
import { iconLogo } from '#brand/logo.ts';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { svgIcon } from '#icons/image.ts';

/** The favicon for browsers that support SVG icons. */
export const GET: APIRoute = async () => {
  const drawing = await svgIcon({ palette, shape: mark.shape, logo: iconLogo(await readLogo(site)) });
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};
