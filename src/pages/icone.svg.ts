import type { APIRoute } from 'astro';
import { palette } from '#content/content.ts';
import { icon } from '#lib/siteIcon.ts';

/** The favicon. */
export const GET: APIRoute = () => new Response(icon(palette), { headers: { 'Content-Type': 'image/svg+xml' } });
