import type { APIRoute } from 'astro';
import { mark } from '#content/brand.ts';
import { palette, site } from '#content/content.ts';
import { svgIcon } from '../../integrations/assets/iconImage.ts';
import { iconLogo } from '../../integrations/assets/logo.ts';

/** The favicon. */
export const GET: APIRoute = async () => {
  const drawing = await svgIcon({ palette, shape: mark.shape, logo: await iconLogo(site) });
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
};
