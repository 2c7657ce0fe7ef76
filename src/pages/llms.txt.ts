import { common, home, services, site } from '#content/content.ts';
import { statements } from '#content/pages.ts';
import { linksFrom } from '#lib/links.ts';
import { llmsText } from '#machines/llmsText.ts';

/** The site's texts for AI agents. Source: llmstxt.org */
export function GET() {
  const links = linksFrom('other', site, common.newTab, home);
  return new Response(llmsText({ site, home, services, common, links, statements }));
}
