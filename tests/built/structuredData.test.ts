import { expect, test } from 'vitest';
import { own, services, site } from '../../src/content/content.ts';
import { listedKinds } from '../../src/content/kinds.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { page, pages, plain } from './dist.ts';

type Node = Record<string, unknown>;

const nodesOf = ({ document }: (typeof pages)[number]): Node[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
const node = (path: string, type: string) => nodesOf(page(path)).find((one) => one['@type'] === type);
const attribute = (path: string, selector: string, name: string) =>
  page(path).document.querySelector(selector)?.getAttribute(name);
const canonical = (path: string) => attribute(path, 'link[rel="canonical"]', 'href');

const organizationType = site.facts?.address ? 'LocalBusiness' : 'Organization';
const named = pages.flatMap(nodesOf).map((one) => one['@id']);

test.each(pages)('$path has structured data of its kind of page, which refers only to nodes that a page has', (one) => {
  const { path } = one;
  const has = (pages: readonly { path: string }[]) => pages.some((one) => path === `${one.path.slice(1)}.html`);
  const isArticle = has(listedKinds.flatMap(({ kind }) => own[kind]));
  const type = isArticle ? ['Article'] : has(services) ? ['Service'] : [];
  const expected = path === 'index.html' ? [organizationType, 'WebSite'] : [...type, 'BreadcrumbList'];
  expect(nodesOf(one).map((node) => node['@type'])).toEqual(path === '404.html' ? [] : expected);
  const ids = Array.from(JSON.stringify(nodesOf(one)).matchAll(/"@id":"([^"]*)"/g), ([, id]) => id);
  expect(ids.filter((id) => !named.includes(id))).toEqual([]);
});

test('the home page’s data has the site’s name and URL, and the description and the profiles of the footer', () => {
  const { name, legalName, tagline } = site.brand;
  const url = canonical('index.html');
  const profiles = `footer [aria-label="${interfaceWords.footer.socialTitle}"] a`;
  const sameAs = page('index.html')
    .document.querySelectorAll(profiles)
    .map((link) => link.getAttribute('href'));
  expect(node('index.html', 'WebSite')).toMatchObject({ name, url });
  const organization = { name, url, legalName, description: tagline, ...(sameAs.length > 0 && { sameAs }) };
  expect(node('index.html', organizationType)).toMatchObject(organization);
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
