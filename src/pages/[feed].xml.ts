import rss from '@astrojs/rss';
import type { APIContext, GetStaticPaths } from 'astro';
import { common, lists, published, site } from '#content/content.ts';
import { listedKinds } from '#lib/pageKinds.ts';

/** The feed of the news, at the URL of their list. A site without news has no feed. */
export const getStaticPaths = (() =>
  lists.filter(({ kind }) => kind === 'news').map(({ list }) => ({ params: { feed: list } }))) satisfies GetStaticPaths;

export function GET({ params: { feed } }: APIContext) {
  return rss({
    title: `${listedKinds.news.title} | ${site.brand.name}`,
    description: common.lists.news ?? site.brand.tagline,
    site: site.address,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>pt-br</language><atom:link href="${site.address}/${feed}.xml" rel="self" type="application/rss+xml"/>`,
    items: published.news.map(({ name, description, date, path }) => ({
      title: name,
      description,
      link: site.address + path,
      // The start of the day in Brazil. At a later hour, news that are published on their day could be in the future.
      pubDate: new Date(`${date}T00:00:00-03:00`),
    })),
  });
}
