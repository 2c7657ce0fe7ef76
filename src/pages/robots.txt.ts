import { site } from '#content/content.ts';

/** Everything here is for everyone, crawlers included. */
export function GET() {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${site.address}/sitemap.xml\n`);
}
