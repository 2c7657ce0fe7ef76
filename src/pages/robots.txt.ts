import { site } from '#content/content.ts';

/** All pages are open to all crawlers. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${site.address}/sitemap-index.xml\n`);
}
