import rss from '@astrojs/rss';
import type { GetStaticPaths } from 'astro';
import { common, lists, own, site } from '#content/content.ts';

/** The feed of the news, at the URL of their list. A site without news has no feed. */
export const getStaticPaths = (() =>
  lists.filter(({ kind }) => kind === 'news').map(({ urls }) => ({ params: { feed: urls } }))) satisfies GetStaticPaths;

export function GET() {
  const { title, description = site.brand.tagline } = common.lists.news;
  return rss({
    title: `${title} | ${site.brand.name}`,
    description,
    site: site.address,
    trailingSlash: false,
    customData: '<language>pt-br</language>',
    items: own.news.map(({ name, description, date, path }) => ({
      title: name,
      description,
      link: site.address + path,
      // At noon, because at midnight in UTC it is still the day before in Brazil.
      pubDate: new Date(`${date}T12:00:00Z`),
    })),
  });
}
