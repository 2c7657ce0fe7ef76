import { services, site } from '#content/content.ts';
import { homeHref, serviceHref } from '#lib/links.ts';

/** The URLs of all pages for search engines. Source: sitemaps.org/protocol.html */
export function GET() {
  const addresses = [homeHref(site.address), ...services.map(({ slug }) => serviceHref(site.address, slug))];
  const entries = addresses.map((address) => `<url><loc>${address}</loc></url>`).join('');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>\n`,
  );
}
