import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variant } from './variant.ts';

const site = variant('owner');
const published = readdirSync(site.dist, { recursive: true, encoding: 'utf8' });
/** The number of published news. */
const NEWS = 23;
const cards = (html: string) => html.split('<main')[1]?.match(/<h[23]><a [^>]*href="[^"]*"/g) ?? [];

test('a list has all published pages of its kind', () => {
  expect(cards(site.read('novidades.html'))).toHaveLength(NEWS);
  expect(cards(site.read('casos.html'))).toHaveLength(5);
});

test('news of a day to come and hidden pages are nowhere in the site', () => {
  const texts = published.filter((file) => /\.(?:html|xml|txt)$/.test(file));
  const absent = /cápsula|letreiros|como-chegar|cartilha|primeiro-aniversario/i;
  expect(texts.filter((file) => absent.test(file + site.read(file)))).toEqual([]);
});

test('the feed names its own URL, and has every published news with its URL and the start of its day', () => {
  const feed = site.read('novidades.xml');
  expect(feed.match(/<item>/g)).toHaveLength(NEWS);
  expect(feed).toContain('<link>https://trespontes.example/novidade/primeira-oficina-gratuita</link>');
  expect(feed).toContain('<pubDate>Wed, 12 Mar 2025 03:00:00 GMT</pubDate>');
  const self = 'href="https://trespontes.example/novidades.xml" rel="self" type="application/rss+xml"';
  expect(feed).toContain('<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">');
  expect(feed).toContain(`<atom:link ${self}/>`);
});
