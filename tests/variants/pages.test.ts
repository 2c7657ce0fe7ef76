import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/fixtures.ts';
import { openWindow, variant } from './variant.ts';

/** Tests the pages, cases and news of the owner's site. */

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

/** One page of each kind. */
const kinds = [
  ...['', 'oficinas', 'plantao', 'quem-somos', 'casos', 'caso/museu-da-rua-de-tras', 'novidades'],
  ...['novidade/inscricoes-abertas', 'privacidade', 'nao-existe'],
];

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
  [320, 'dark'],
  [1280, 'light'],
] as const)(
  'at %i px, %s, a page of each kind is read as it looks, with no overflow, no shift and no violation of axe',
  async (width, colorScheme) => {
    const { page, address } = await openWindow('owner', width);
    await page.emulateMedia({ colorScheme });
    for (const path of kinds) {
      await page.goto(address + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      expect(await page.evaluate(outOfOrder), path).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(shifts), path).toBe(0);
      expect(await findings(page), path).toEqual([]);
    }
  },
);
