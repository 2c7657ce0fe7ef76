import { expect, test } from 'vitest';
import { own, services, site } from '../../src/content/content.ts';
import { listedKinds } from '../../src/content/kinds.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { page, pages, plain } from './dist.ts';

type Node = Record<string, unknown>;
type Built = (typeof pages)[number];

const nodesOf = ({ document }: Built): Node[] =>
  document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
const urlOf = ({ document }: Built) => document.querySelector('link[rel="canonical"]')?.getAttribute('href');

const home = page('index.html');
const organizationType = site.facts.address ? 'LocalBusiness' : 'Organization';
const named = pages.flatMap(nodesOf).map((one) => one['@id']);
const has = (all: readonly { path: string }[], path: string) => all.some((one) => path === `${one.path.slice(1)}.html`);
const articles = listedKinds.flatMap(({ kind }) => own[kind]);

test.each(pages)('$path has structured data of its kind of page, with its name and its URL', (one) => {
  const { path, document } = one;
  const type = has(articles, path) ? ['Article'] : has(services, path) ? ['Service'] : [];
  const expected = path === 'index.html' ? [organizationType, 'WebSite'] : [...type, 'BreadcrumbList'];
  const nodes = nodesOf(one);
  expect(nodes.map((node) => node['@type'])).toEqual(path === '404.html' ? [] : expected);
  const name = plain(document.querySelector('h1')?.text ?? '');
  if (type[0] === 'Service') expect(nodes[0]).toMatchObject({ name, url: urlOf(one) });
  if (type[0]) expect([nodes[1]?.itemListElement].flat().at(-1)).toMatchObject({ name, item: urlOf(one) });
  const ids = Array.from(JSON.stringify(nodes).matchAll(/"@id":"([^"]*)"/g), ([, id]) => id);
  expect(
    ids.filter((id) => !named.includes(id)),
    'refers only to nodes that a page has',
  ).toEqual([]);
});

test('the home page’s data has the site’s name and URL, and the description and the profiles of the footer', () => {
  const { name, legalName, tagline } = site.brand;
  const profiles = home.document.querySelectorAll(`footer [aria-label="${interfaceWords.footer.socialTitle}"] a`);
  const sameAs = profiles.length > 0 && { sameAs: profiles.map((link) => link.getAttribute('href')) };
  expect(nodesOf(home)).toMatchObject([
    { name, url: urlOf(home), legalName, description: tagline, ...sameAs },
    { name, url: urlOf(home) },
  ]);
});
