import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import { expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/shifts.ts';
import { NEWS } from './grown.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests a site with pages, cases and news, which `grown.ts` writes. */

const site = variant('full');
const cards = (html: string) => html.split('<main')[1]?.match(/<h[23]><a [^>]*href="[^"]*"/g) ?? [];
const graphOf = (file: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/s.exec(site.read(file))?.[1] ?? '') as Graph;

openBrowser();

test('a list has twenty pages on its first page and the others on the next', () => {
  expect(cards(site.read('novidades.html'))).toHaveLength(20);
  expect(cards(site.read('novidades/2.html'))).toHaveLength(NEWS - 20);
  expect(existsSync(join(site.dist, 'novidades/3.html'))).toBe(false);
  expect(cards(site.read('casos.html'))).toHaveLength(2);
});

test('news of a day to come is nowhere in the site, and the build tells when it appears', () => {
  const texts = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|xml|txt)$/.test(file),
  );
  expect(texts.filter((file) => site.read(file).includes('ainda não aconteceu'))).toEqual([]);
  const told = readFileSync(join(site.project, 'build.txt'), 'utf8');
  expect(told).not.toContain('[WARN] [vite]');
  expect(told).toContain('news/amanha.yaml só aparece quando o site for publicado em 31 de dezembro de 2999');
});

test('the newest news has nothing newer beside it, and the oldest nothing older', () => {
  expect(site.read(`novidades/roda-${NEWS}.html`)).not.toContain('Mais nova');
  expect(site.read('novidades/roda-1.html')).not.toContain('Mais antiga');
});

test('a service shows its own cases, and no others', () => {
  expect(site.read('agentes-ai.html')).toContain('href="/qualquer/pasta/casos/biblioteca"');
  expect(site.read('agentes-ai.html')).not.toContain('/casos/roda');
  expect(site.read('daos-web3.html')).not.toContain('/casos/');
});

test('the feed names its own URL, and has every published news with its URL and the start of its day', () => {
  const feed = site.read('novidades.xml');
  expect(feed.match(/<item>/g)).toHaveLength(NEWS);
  expect(feed).toContain('<link>https://coletivo.example/qualquer/pasta/novidades/roda-1</link>');
  expect(feed).toContain('<pubDate>Sun, 11 Jan 2026 03:00:00 GMT</pubDate>');
  const self = 'href="https://coletivo.example/qualquer/pasta/novidades.xml" rel="self" type="application/rss+xml"';
  expect(feed).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
  expect(feed).toContain(`<atom:link ${self}/>`);
});

test('the sitemap has the day of the last change of every page', () => {
  const kept = JSON.parse(readFileSync(join(site.project, 'content/.alteracoes.json'), 'utf8'));
  for (const path of ['/', '/agentes-ai', '/casos', '/novidades/2', '/novidades/roda-1', '/privacidade'])
    expect(site.read('sitemap.xml')).toContain(
      `<loc>https://coletivo.example/qualquer/pasta${path}</loc><lastmod>${kept[path].day}</lastmod>`,
    );
});

test('pages announce the feed, and those of cases and news are articles', () => {
  const feed =
    '<link rel="alternate" type="application/rss+xml" title="Novidades" href="/qualquer/pasta/novidades.xml"';
  for (const file of ['index.html', 'novidades.html', '404.html']) expect(site.read(file)).toContain(feed);
  const types = ['casos/roda.html', 'novidades/roda-1.html', 'quem-somos.html'].map(
    (file) => /property="og:type" content="(\w+)"/.exec(site.read(file))?.[1],
  );
  expect(types).toEqual(['article', 'article', 'website']);
});

test('pages, cases, news and lists are in the sitemap and in llms.txt, and have a share image', () => {
  for (const path of ['quem-somos', 'casos', 'casos/biblioteca', 'novidades', 'novidades/2', 'novidades/roda-1']) {
    expect(site.read('sitemap.xml')).toContain(`<loc>https://coletivo.example/qualquer/pasta/${path}</loc>`);
    const image = /property="og:image" content="[^"]+\/cartoes\/([^"]+)"/.exec(site.read(`${path}.html`))?.[1] ?? '';
    expect(existsSync(join(site.dist, 'cartoes', image)), image).toBe(true);
  }
  for (const path of ['casos/biblioteca', 'novidades'])
    expect(site.read('llms.txt')).toContain(`(https://coletivo.example/qualquer/pasta/${path})`);
  expect(site.read('llms.txt')).not.toContain('/novidades/2)');
});

test('the structured data of news is an article with its day, its author and the way to it', () => {
  const [article, way] = graphOf(`novidades/roda-${NEWS}.html`)['@graph'];
  expect(article).toMatchObject({ '@type': 'Article', datePublished: '2026-03-13', author: { name: 'Ana Souza' } });
  expect(way).toMatchObject({ itemListElement: [{ position: 1 }, { name: 'Novidades' }, { position: 3 }] });
  expect(graphOf('novidades.html')['@graph'][0]).toMatchObject({ '@type': 'CollectionPage' });
});

test.each([
  [390, 'dark'],
  [1440, 'light'],
] as const)(
  'at %i px and %s, the pages have no overflow, no shift and no violation of axe',
  async (width, colorScheme) => {
    const { page, address } = await openWindow('full', width);
    await page.emulateMedia({ colorScheme });
    for (const path of [
      'quem-somos',
      'casos',
      'casos/roda',
      'casos/biblioteca',
      'novidades/2',
      `novidades/roda-${NEWS}`,
    ]) {
      await page.goto(address + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await findings(page), path).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(shifts), path).toBe(0);
    }
  },
);
