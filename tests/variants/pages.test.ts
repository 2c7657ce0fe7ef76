import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/shifts.ts';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/** Tests the pages, cases and news of the owner's site. */

const site = variant('owner');
/** The number of published news, more than one page of the list holds. */
const NEWS = 23;
const cards = (html: string) => html.split('<main')[1]?.match(/<h[23]><a [^>]*href="[^"]*"/g) ?? [];
const graphOf = (file: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/s.exec(site.read(file))?.[1] ?? '') as Graph;

openBrowser();

test('a list has twenty pages on its first page and the others on the next', () => {
  expect(cards(site.read('novidades.html'))).toHaveLength(20);
  expect(cards(site.read('novidades/2.html'))).toHaveLength(NEWS - 20);
  expect(existsSync(join(site.dist, 'novidades/3.html'))).toBe(false);
  expect(cards(site.read('casos.html'))).toHaveLength(5);
});

test('news of a day to come and hidden pages are nowhere in the site, and the build tells when the news appears', () => {
  const texts = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|xml|txt)$/.test(file),
  );
  const absent = /cápsula|letreiros|como-chegar|cartilha|primeiro-aniversario/i;
  expect(texts.filter((file) => absent.test(file + site.read(file)))).toEqual([]);
  const told = readFileSync(join(site.project, 'build.txt'), 'utf8');
  expect(told).not.toContain('[WARN] [vite]');
  expect(told).toContain(
    '“Abrimos a cápsula do tempo da escola” só aparece quando o site for publicado em 20 de novembro de 2099',
  );
});

test('the newest news has nothing newer beside it, and the oldest nothing older', () => {
  expect(site.read('novidades/inscricoes-abertas.html')).not.toContain('Mais nova');
  expect(site.read('novidades/primeira-oficina-gratuita.html')).not.toContain('Mais antiga');
});

test('a service shows its own cases, and no others', () => {
  expect(site.read('identidade.html')).toContain('href="/casos/mare-mansa"');
  expect(site.read('identidade.html')).not.toContain('/casos/merenda');
  expect(site.read('plantao.html')).not.toContain('/casos/');
});

test('the feed names its own URL, and has every published news with its URL and the start of its day', () => {
  const feed = site.read('novidades.xml');
  expect(feed.match(/<item>/g)).toHaveLength(NEWS);
  expect(feed).toContain('<link>https://trespontes.example/novidades/primeira-oficina-gratuita</link>');
  expect(feed).toContain('<pubDate>Wed, 12 Mar 2025 03:00:00 GMT</pubDate>');
  const self = 'href="https://trespontes.example/novidades.xml" rel="self" type="application/rss+xml"';
  expect(feed).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
  expect(feed).toContain(`<atom:link ${self}/>`);
});

test('pages announce the feed, and those of cases and news are articles', () => {
  const feed = '<link rel="alternate" type="application/rss+xml" title="Novidades" href="/novidades.xml"';
  for (const file of ['index.html', 'novidades.html', '404.html']) expect(site.read(file)).toContain(feed);
  const types = ['casos/merenda.html', 'novidades/museu-no-ar.html', 'quem-somos.html'].map(
    (file) => /property="og:type" content="(\w+)"/.exec(site.read(file))?.[1],
  );
  expect(types).toEqual(['article', 'article', 'website']);
});

test('pages, cases, news and lists are in the sitemap, and have a share image', () => {
  for (const path of ['quem-somos', 'casos', 'casos/merenda', 'novidades', 'novidades/2', 'novidades/museu-no-ar']) {
    expect(site.read('sitemap-0.xml')).toContain(`<loc>https://trespontes.example/${path}</loc>`);
    const image = /property="og:image" content="[^"]+\/cartoes\/([^"]+)"/.exec(site.read(`${path}.html`))?.[1] ?? '';
    expect(existsSync(join(site.dist, 'cartoes', image)), image).toBe(true);
  }
});

test('the structured data of news is an article with its day, its author and the way to it', () => {
  const [article, way] = graphOf('novidades/inscricoes-abertas.html')['@graph'];
  expect(article).toMatchObject({ '@type': 'Article', datePublished: '2026-11-18', author: { name: 'Lúcia Ferraz' } });
  expect(way).toMatchObject({ itemListElement: [{ position: 1 }, { name: 'Novidades' }, { position: 3 }] });
  expect(graphOf('novidades.html')['@graph'][0]).toMatchObject({ '@type': 'CollectionPage' });
});

/** One page of each kind. */
const kinds = [
  ...['', 'oficinas', 'plantao', 'quem-somos', 'casos', 'casos/museu-da-rua-de-tras', 'novidades/2'],
  ...['novidades/inscricoes-abertas', 'privacidade', 'nao-existe'],
];

test.each([390, 1280])(
  'at %i px with text at twice the size, a page of each kind needs no sideways scrolling',
  async (width) => {
    const { page, address } = await openWindow('owner', width, NOT_FOUND);
    for (const path of kinds) {
      await page.goto(address + path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  },
);

/** The texts that are above the text before them, and not beside it. Runs in the page. */
function outOfOrder(): string[] {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label), footer :is(h2, p, li)')]
    .filter((one) => one.checkVisibility() && !one.querySelector('p, li, h3') && one.getBoundingClientRect().width > 1)
    .map((one) => ({ said: one.textContent, box: one.getBoundingClientRect() }));
  return texts.flatMap(({ said, box }, index) => {
    const before = texts[index - 1]?.box ?? box;
    const isBeside = box.left >= before.right - 1 || box.right <= before.left + 1;
    return isBeside || box.top >= before.top - 1 ? [] : [said];
  });
}

test.each([
  [320, 'light'],
  [320, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)(
  'at %i px and %s, a page of each kind is read as it looks, with no overflow, no shift and no violation of axe',
  async (width, colorScheme) => {
    const { page, address } = await openWindow('owner', width, NOT_FOUND);
    await page.emulateMedia({ colorScheme });
    for (const path of kinds) {
      await page.goto(address + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await page.evaluate(outOfOrder), path).toEqual([]);
      expect(await findings(page), path).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(shifts), path).toBe(0);
    }
  },
);
