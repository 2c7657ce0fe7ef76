import type { APIRoute } from 'astro';
import { iconMark } from '#content/brandMark.ts';
import { svgIcon } from '#look/icons/icons.ts';

/** The favicon. */
export const GET: APIRoute = async () =>
  new Response(await svgIcon(iconMark), { headers: { 'Content-Type': 'image/svg+xml' } });
