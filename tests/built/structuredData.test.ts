import { describe, expect, test } from 'vitest';
import { own, services, site } from '../../src/content/content.ts';
import { listedKinds } from '../../src/content/kinds.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { page, pages, plain } from './dist.ts';

type Node = Record<string, unknown>;

const { brand } = site;

const scripts = (path: string) => page(path).document.querySelectorAll('script[type="application/ld+json"]');
const graphs = pages.flatMap(({ path }) =>
  scripts(path).map(({ rawText }) => ({ path, text: rawText, nodes: JSON.parse(rawText)['@graph'] as Node[] })),
);
const named = new Map(graphs.flatMap(({ nodes }) => nodes.map((one) => [one['@id'], one])));

/** Returns the only node of a type in a page's graph. */
function node<T extends object>(path: string, type: string): T & Node {
  const found = graphs.find((one) => one.path === path)?.nodes.filter((one) => one['@type'] === type) ?? [];
  if (found.length !== 1) throw new Error(`${path} has ${found.length} nodes of the type ${type}.`);
  return found[0] as T & Node;
}

const attribute = (path: string, selector: string, name: string) =>
  page(path).document.querySelector(selector)?.getAttribute(name);
const heading = (path: string) => page(path).document.querySelector('h1');
const canonical = (path: string) => attribute(path, 'link[rel="canonical"]', 'href');

const organizationType = site.facts?.address ? 'LocalBusiness' : 'Organization';

test.each(pages.map(({ path }) => path))('%s has structured data of the types of its kind of page', (path) => {
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

describe('the home page’s data', () => {
  const organization = () => node<{ sameAs?: string[] }>('index.html', organizationType);
  const website = () => node('index.html', 'WebSite');
  const footer = page('index.html').document.querySelector('footer');

  test('has the name and the URL of the page’s metadata', () => {
    expect(website().name).toBe(brand.name);
    expect(website().name).toBe(attribute('index.html', 'meta[property="og:site_name"]', 'content'));
    expect(organization().name).toBe(website().name);
    expect(website().url).toBe(canonical('index.html'));
    expect(organization().url).toBe(website().url);
  });

  test('gives the organization the legal name, the description and the profiles of the footer', () => {
    const lines = footer?.querySelectorAll('p').map(({ text }) => plain(text).replace(/^© \d{4} /, '© ')) ?? [];
    expect(lines).toContain(`© ${organization().legalName}`);
    expect(lines).toContain(organization().description);
    expect(organization().description).toBe(brand.tagline);
    const profiles = footer?.querySelectorAll(`[aria-label="${interfaceWords.footer.socialTitle}"] a`) ?? [];
    expect(organization().sameAs ?? []).toEqual(profiles.map((link) => link.getAttribute('href')));
  });
});

describe.each(services.map(({ slug }) => `${slug}.html`))('the data of %s', (path) => {
  const service = () => node(path, 'Service');

  test('gives the service the name, the description and the URL of its page', () => {
    expect(service().name).toBe(plain(heading(path)?.text ?? ''));
    expect(service().description).toBe(attribute(path, 'meta[name="description"]', 'content'));
    expect(service().url).toBe(canonical(path));
  });

  test('has two breadcrumbs, the brand and the service, with the canonical URLs of the home page and the service page', () => {
    type Crumb = { position: number; name: string; item: string };
    const { itemListElement: crumbs } = node<{ itemListElement: Crumb[] }>(path, 'BreadcrumbList');
    expect(crumbs.map(({ position }) => position)).toEqual([1, 2]);
    expect(crumbs.map(({ name }) => name)).toEqual([brand.name, plain(heading(path)?.text ?? '')]);
    expect(crumbs.map(({ item }) => item)).toEqual([canonical('index.html'), canonical(path)]);
  });
});
