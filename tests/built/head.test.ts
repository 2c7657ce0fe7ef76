import { expect, test } from 'vitest';
import { filePages, published, services, site } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { keysOf } from '../../src/lib/keysOf.ts';
import { basePath } from '../../src/lib/links.ts';
import { listedKinds } from '../../src/lib/pageKinds.ts';
import { chosenPalette, nightOf } from '../../src/look/palette/palette.ts';
import { files, page, pages, plain, read } from './dist.ts';

const { address, brand } = site;
const colours = chosenPalette(site.palette);
const base = basePath(address);
const isDemo = process.env.SITE_CONTENT === 'demo';
const fileOf = ({ path }: { path: string }) => `${path.slice(1)}.html`;

const articles = keysOf(listedKinds)
  .flatMap((kind) => published[kind])
  .map(fileOf);
/** The descriptions of the pages that have a file in the content. */
const described = new Map(filePages.map((one) => [fileOf(one), one.description]));
const headingOf = (path: string) => plain(page(path).document.querySelector('h1')?.text ?? '');

/**
 * Lists the values of a page's `<title>`, `<meta>` and `<link>` elements under names such as `og:title`. Omits the
 * security policy, and the links with `preload` or `expect`.
 */
function head(path: string): Record<string, string[]> {
  const tags = page(path).document.querySelectorAll('head :is(title, meta, link)');
  const entries = tags.map((tag): [string, string] => {
    const { name, property, charset, rel, content, href } = tag.attributes;
    const key = name ?? property ?? rel ?? (charset ? 'charset' : tag.rawTagName);
    return [key, plain(content ?? href ?? charset ?? tag.text)];
  });
  const painting = ['meta', 'preload', 'expect'];
  return Object.fromEntries(
    Object.entries(Object.groupBy(entries, ([key]) => key))
      .filter(([key]) => !painting.includes(key))
      .map(([key, values = []]) => [key, values.map(([, value]) => value)]),
  );
}

test.each(pages)('the head of $path has each expected metadata tag once, and no other', ({ path, document }) => {
  const isHome = path === 'index.html';
  const isMissing = path === '404.html';
  const name = path.replace('.html', '');
  const { title = [], description = [], 'og:description': preview, ...others } = head(path);
  const heading = isMissing ? interfaceWords.notFound.title : headingOf(path);
  const url = [isHome ? `${address}/` : `${address}/${name}`];
  const card = isMissing ? 'index' : name.replace('/', '--');

  expect(document.querySelector('html')?.getAttribute('lang')).toBe('pt-BR');
  expect(title).toEqual([isHome ? `${brand.name} | ${heading}` : `${heading} | ${brand.name}`]);
  expect(description).toEqual([plain(described.get(path) ?? description.join())]);
  // The length that search results show. The description of the home page is the owner's tagline.
  if (isDemo && !isHome) expect(description.join()).toMatch(/^.{70,155}$/su);
  expect(preview).toEqual(isHome ? [expect.any(String)] : description);
  expect(others).toEqual({
    charset: ['utf-8'],
    viewport: ['width=device-width'],
    ...(isMissing ? { robots: ['noindex'] } : { canonical: url, 'og:url': url }),
    ...(published.news.length > 0 && { alternate: [`${base}/novidades.xml`] }),
    'og:type': [articles.includes(path) ? 'article' : 'website'],
    'og:locale': ['pt_BR'],
    'og:site_name': [brand.name],
    'og:title': title,
    'og:image': [files.find((file) => file.startsWith(`cartoes/${card}.`))].map((file) => `${address}/${file}`),
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': [expect.stringContaining(isMissing ? headingOf('index.html') : heading)],
    'twitter:card': ['summary_large_image'],
    icon: [`${base}/icone.svg`],
    'apple-touch-icon': [`${base}/apple-touch-icon.png`],
    ...(isHome && { manifest: [`${base}/manifest.webmanifest`] }),
    'theme-color': [colours.paper, ...(site.alwaysLight ? [] : [nightOf(colours).page])],
  });
});

const nodesOf = ({ document }: { document: (typeof pages)[number]['document'] }): Record<string, unknown>[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
const named = pages.flatMap(nodesOf).map((one) => one['@id']);

test.each(pages)('$path has structured data of its kind of page, with its name and its URL', ({ path, document }) => {
  const type = articles.includes(path) ? ['Article'] : services.map(fileOf).includes(path) ? ['Service'] : [];
  const onHome = [site.facts.address ? 'LocalBusiness' : 'Organization', 'WebSite'];
  const expected = path === 'index.html' ? onHome : [...type, 'BreadcrumbList'];
  const nodes = nodesOf({ document });
  expect(nodes.map((node) => node['@type'])).toEqual(path === '404.html' ? [] : expected);
  const [name, url] = [headingOf(path), head(path).canonical?.[0]];
  if (type[0] === 'Service') expect(nodes[0]).toMatchObject({ name, url });
  if (type[0]) expect([nodes[1]?.itemListElement].flat().at(-1)).toMatchObject({ name, item: url });
  const ids = Array.from(JSON.stringify(nodes).matchAll(/"@id":"([^"]*)"/g), ([, id]) => id);
  expect(
    ids.filter((id) => !named.includes(id)),
    'refers only to nodes that a page has',
  ).toEqual([]);
});

test('the sitemap lists exactly the pages with a canonical URL', () => {
  const listed = [...`${read('sitemap-0.xml')}`.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one]) => one);
  expect(listed.sort()).toEqual(pages.flatMap(({ path }) => head(path).canonical ?? []).sort());
  expect(`${read('sitemap-index.xml')}`).toContain(`<loc>${address}/sitemap-0.xml</loc>`);
});

test('robots.txt allows every crawler and names the sitemap', () => {
  expect(`${read('robots.txt')}`).toBe(`User-agent: *\nAllow: /\nSitemap: ${address}/sitemap-index.xml\n`);
});
