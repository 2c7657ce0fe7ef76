import { site } from '#content/content.ts';
import { keptChanges } from '#content/lastChanges.ts';
import { pages } from '#content/pages.ts';

/**
 * The URLs of all pages that search engines may index, each with the day of its last change if it is known.
 * Source: sitemaps.org/protocol.html
 */
export function GET() {
  const changes = keptChanges();
  const entries = pages
    .map(({ path }) => {
      const changed = changes[path];
      return `<url><loc>${site.address}${path}</loc>${changed ? `<lastmod>${changed.day}</lastmod>` : ''}</url>`;
    })
    .join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`,
  );
}
