import { expect, test } from 'vitest';
import { own, services, site } from '../../src/content/content.ts';
import { listedKinds } from '../../src/content/kinds.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { page, pages, plain } from './dist.ts';

type Node = Record<string, unknown>;

const graphs = pages.flatMap(({ path, document }) =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => ({ path, text: rawText, nodes: JSON.parse(rawText)['@graph'] as Node[] })),
);
const named = new Set(graphs.flatMap(({ nodes }) => nodes.map((one) => one['@id'])));
const node = (path: string, type: string) =>
  graphs.find((one) => one.path === path)?.nodes.find((one) => one['@type'] === type);
const attribute = (path: string, selector: string, name: string) =>
  page(path).document.querySelector(selector)?.getAttribute(name);
const canonical = (path: string) => attribute(path, 'link[rel="canonical"]', 'href');

const organizationType = site.facts?.address ? 'LocalBusiness' : 'Organization';

test.each(pages)('$path has structured data of the types of its kind of page', ({ path }) => {
  const types = graphs.filter((one) => one.path === path).map(({ nodes }) => nodes.map((one) => one['@type']));
  const has = (pages: readonly { path: string }[]) => pages.some((one) => path === `${one.path.slice(1)}.html`);
  const isArticle = has(listedKinds.flatMap(({ kind }) => own[kind]));
  const type = isArticle ? ['Article'] : has(services) ? ['Service'] : [];
  const expected = path === 'index.html' ? [organizationType, 'WebSite'] : [...type, 'BreadcrumbList'];
  expect(types).toEqual(path === '404.html' ? [] : [expected]);
});

test.each(graphs)('the structured data of $path refers only to nodes that a page has', ({ text }) => {
  const ids = Array.from(text.matchAll(/"@id":"([^"]*)"/g), ([, id]) => id);
  expect(ids.filter((id) => !named.has(id))).toEqual([]);
});

test('the home page’s data has the site’s name and URL, and the description and the profiles of the footer', () => {
  const { name, legalName, tagline } = site.brand;
  const url = canonical('index.html');
  const profiles = page('index.html').document.querySelectorAll(
    `footer [aria-label="${interfaceWords.footer.socialTitle}"] a`,
  );
  const { sameAs = [], ...organization } = node('index.html', organizationType) ?? {};
  expect(node('index.html', 'WebSite')).toMatchObject({ name, url });
  expect(organization).toMatchObject({ name, url, legalName, description: tagline });
  expect(sameAs).toEqual(profiles.map((link) => link.getAttribute('href')));
});

test.each(services.map(({ slug }) => `${slug}.html`))(
  'the data of %s has the name, the description and the URL of the page, and breadcrumbs from the home page to it',
  (path) => {
    const url = canonical(path);
    const name = plain(page(path).document.querySelector('h1')?.text ?? '');
    const description = attribute(path, 'meta[name="description"]', 'content');
    expect(node(path, 'Service')).toMatchObject({ name, url, description });
    expect(node(path, 'BreadcrumbList')?.itemListElement).toMatchObject([
      { position: 1, name: site.brand.name, item: canonical('index.html') },
      { position: 2, name, item: url },
    ]);
  },
);
