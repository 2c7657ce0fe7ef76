import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { behindCloudflare } from '../cloudflareProxy.ts';
import { shifts } from '../e2e/shifts.ts';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/** Tests the pages, cases and news of the owner's site. */

const site = variant('owner');
/** The number of published news, more than one page of the list holds. */
const NEWS = 23;
const cards = (html: string) => html.split('<main')[1]?.match(/<h[23]><a [^>]*href="[^"]*"/g) ?? [];

openBrowser();

test('a list has twenty pages on its first page and the others on the next', () => {
  expect(cards(site.read('novidades.html'))).toHaveLength(20);
  expect(cards(site.read('novidades-2.html'))).toHaveLength(NEWS - 20);
  expect(existsSync(join(site.dist, 'novidades-3.html'))).toBe(false);
  expect(cards(site.read('casos.html'))).toHaveLength(5);
});

test('no URL is both a page and a folder, which Apache would redirect', () => {
  const pages = Object.keys(site.pages());
  expect(pages).toEqual(expect.arrayContaining(['casos.html', 'caso/merenda.html']));
  expect(pages.filter((file) => existsSync(join(site.dist, file.replace(/\.html$/, ''))))).toEqual([]);
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

test('a service shows its own cases, and no others', () => {
  expect(site.read('identidade.html')).toContain('href="/caso/mare-mansa"');
  expect(site.read('identidade.html')).not.toContain('/caso/merenda');
  expect(site.read('plantao.html')).not.toContain('/caso/');
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

test('the menu links to pages and lists, and the footer of every page to services, privacy and accessibility', () => {
  const pages = site.pages();
  const links = (page: HTMLElement | undefined, part: string) =>
    page?.querySelectorAll(`${part} a`).map((one) => one.getAttribute('href'));
  expect(links(pages['index.html'], '#menu li')).toEqual(
    expect.arrayContaining(['/casos', '/quem-somos', '/novidades']),
  );
  const everywhere = ['/identidade', '/sites', '/oficinas', '/plantao', '/privacidade', '/acessibilidade'];
  for (const [file, page] of Object.entries(pages))
    expect(links(page, 'footer'), file).toEqual(expect.arrayContaining(everywhere));
});

test('behind Cloudflare’s proxy, every page keeps its e-mail addresses; without its comments, none would', () => {
  // The proxy leaves scripts, and so structured data, as they are.
  const shown = (html: string) => html.split('<body>')[1]?.replace(/<script.*?<\/script>/gs, '');
  const mentions = (html: string) => shown(html)?.match(/ola@trespontes\.example/g)?.length ?? 0;
  for (const file of Object.keys(site.pages())) {
    const html = site.read(file);
    expect(mentions(html), file).toBeGreaterThan(0);
    expect(mentions(behindCloudflare(html)), file).toBe(mentions(html));
    expect(mentions(behindCloudflare(html.replace(/<!--.?email_off-->/g, ''))), file).toBe(0);
  }
});

test('no original picture and no camera metadata is published', async () => {
  const photo = join(site.project, 'content/imagens', 'Lúcia na oficina #2.JPG');
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const published = readdirSync(site.dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:avif|jpe?g|png|webp)$/i.test(file),
  );
  expect(published.length).toBeGreaterThan(50);
  for (const file of published) expect((await sharp(join(site.dist, file)).metadata()).exif, file).toBeUndefined();
});

/** One page of each kind. */
const kinds = [
  ...['', 'oficinas', 'plantao', 'quem-somos', 'casos', 'caso/museu-da-rua-de-tras', 'novidades-2'],
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
