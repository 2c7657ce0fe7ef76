import type { APIRoute } from 'astro';
import { palette } from '#content/site.ts';
import { motifPath, squarePath, TILE } from '#lib/mural.ts';

/** The favicon: the logo's leaf tile. */
export const GET: APIRoute = () =>
  new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}"><path fill="${palette.azul}" d="${squarePath()}"/><path fill="${palette.ipe}" d="${motifPath('folha', 1)}"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
