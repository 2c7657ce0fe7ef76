import { describe, expect, test } from 'vitest';
import { common, filePages, home, listPages, notFound, own, services, site } from '../../src/content/content.ts';
import { listedKinds } from '../../src/content/kinds.ts';
import { legalPages, listTitle } from '../../src/content/pages.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { chosenPalette, nightOf } from '../../src/look/palette/palette.ts';
import { blockOf } from '../blockOf.ts';
import { files, page, pages } from './dist.ts';

const { address, brand } = site;
const colours = chosenPalette(site.palette);
const base = new URL(address).pathname.replace(/\/$/, '');

type Told = {
  file: string;
  title: string;
  description: string;
  preview?: string;
  address?: string;
  card: string;
  cardTitle: string;
};

const hero = blockOf(home, 'hero');

/** The metadata that each page must have; the values come from the settings and the content. */
const told: Told[] = [
  {
    file: 'index.html',
    title: `${brand.name} | ${hero.title}`,
    description: home.description ?? brand.tagline,
    preview: hero.lead ?? '',
    address: `${address}/`,
    card: 'index',
    cardTitle: hero.title,
  },
  ...filePages.map(({ path, slug, name, description }) => ({
    file: `${path.slice(1)}.html`,
    title: `${name} | ${brand.name}`,
    description,
    address: address + path,
    card: path.slice(1).replace('/', '--'),
    cardTitle: services.some((one) => one.free && one.slug === slug) ? `${name}. ${interfaceWords.free}` : name,
  })),
  ...listPages.map(({ kind, path, index }) => ({
    file: `${path.slice(1)}.html`,
    title: `${listTitle(kind, index)} | ${brand.name}`,
    description: common.lists[kind] ?? brand.tagline,
    address: address + path,
    card: path.slice(1).replace('/', '--'),
    cardTitle: listTitle(kind, index),
  })),
  ...legalPages.map(({ slug, title, lead }) => ({
    file: `${slug}.html`,
    title: `${title} | ${brand.name}`,
    description: lead,
    address: `${address}/${slug}`,
    card: slug,
    cardTitle: title,
  })),
  {
    file: '404.html',
    title: `${interfaceWords.notFound.title} | ${brand.name}`,
    description: notFound.description,
    card: 'index',
    cardTitle: hero.title,
  },
];

/**
 * Lists the values of a page's `<title>`, `<meta>` and `<link>` elements under names such as `og:title`. Omits the
 * security policy, and the links with `preload` or `expect`.
 */
function head(file: string): Record<string, string[]> {
  const tags = page(file).document.querySelectorAll('head :is(title, meta, link)');
  const entries = tags.map((tag): [string, string] => {
    const { name, property, charset, rel, content, href } = tag.attributes;
    return [name ?? property ?? rel ?? (charset ? 'charset' : tag.rawTagName), content ?? href ?? charset ?? tag.text];
  });
  const painting = ['meta', 'preload', 'expect'];
  return Object.fromEntries(
    Object.entries(Object.groupBy(entries, ([key]) => key))
      .filter(([key]) => !painting.includes(key))
      .map(([key, values = []]) => [key, values.map(([, value]) => value)]),
  );
}

test('the list of expected metadata has every built page, and no other page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(told.map(({ file }) => file).sort());
});

const feed = own.news.length > 0 && { alternate: [`${base}/novidades.xml`] };
const articles = listedKinds.flatMap(({ kind }) => own[kind]).map(({ path }) => `${path.slice(1)}.html`);

describe.each(told)('the head of $file', ({ file, title, description, preview, address: own, card, cardTitle }) => {
  test('has each expected metadata tag once, with the values of the settings and the content, and no other metadata', () => {
    expect(head(file)).toEqual({
      charset: ['utf-8'],
      viewport: ['width=device-width'],
      title: [title],
      description: [description],
      ...(own === undefined ? { robots: ['noindex'] } : { canonical: [own], 'og:url': [own] }),
      ...feed,
      'og:type': [articles.includes(file) ? 'article' : 'website'],
      'og:locale': ['pt_BR'],
      'og:site_name': [brand.name],
      'og:title': [title],
      'og:description': [preview ?? description],
      'og:image': [files.find((path) => path.startsWith(`cartoes/${card}.`))].map((path) => `${address}/${path}`),
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [interfaceWords.cardAlt.replace('{title}', cardTitle)],
      'twitter:card': ['summary_large_image'],
      icon: [`${base}/icone.svg`],
      'apple-touch-icon': [`${base}/apple-touch-icon.png`],
      ...(file === 'index.html' && { manifest: [`${base}/manifest.webmanifest`] }),
      'theme-color': [colours.paper, ...(site.alwaysLight ? [] : [nightOf(colours).page])],
    });
  });

  test('is in Brazilian Portuguese', () => {
    const { document } = page(file);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('pt-BR');
  });
});

// The home page is left out: its description is the owner's tagline.
test.each(told.filter(({ file }) => file !== 'index.html'))(
  'the description of $file is neither too short nor too long for a search result',
  ({ description }) => expect(description).toMatch(/^.{70,155}$/su),
);
