import type { APIRoute } from 'astro';
import { palette, site } from '#content/content.ts';
import { readLogo } from '#content/logoFiles.ts';
import { mark } from '#look/brand/brand.ts';
import { svgIcon } from '#look/icons/image.ts';

/** The favicon. */
export const GET: APIRoute = async () => {
  const drawing = await svgIcon({ palette, shape: mark.shape, logo: await readLogo(site) });
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};
