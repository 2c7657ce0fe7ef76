import { common } from '#content/common.ts';
import { home } from '#content/home.ts';
import { services } from '#content/services.ts';
import { site } from '#content/site.ts';
import { linksFrom } from '#lib/links.ts';
import { llmsText } from '#views/Llms/llmsText.ts';

/** The site for agents that read. Source: llmstxt.org */
export function GET() {
  const links = linksFrom('other', site, common.newTab);
  return new Response(llmsText({ site, home, services, channels: common.channels, links }));
}
