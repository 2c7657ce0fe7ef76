import { describe, expect, test } from 'vitest';
import { listPages, site } from '../../src/content/content.ts';
import { pages, read } from './dist.ts';

const canonical = pages.flatMap(({ document }) =>
  document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
);

describe('files for crawlers and agents', () => {
  test('the sitemap lists exactly the pages with a canonical URL', () => {
    const addresses = [
      ...read('sitemap.xml')
        .toString()
        .matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, one = '']) => one);
    expect(addresses.sort()).toEqual(canonical.toSorted());
  });

  test('robots.txt allows every crawler and names the sitemap', () => {
    expect(read('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.address}/sitemap.xml\n`);
  });

  test('llms.txt has every page with a canonical URL but the next pages of lists, with its headings in order', () => {
    const parts = read('llms.txt')
      .toString()
      .split(/\n\n(?=## )/);
    expect(parts.shift()).toBe(`# ${site.brand.name}\n\n> ${site.brand.tagline}`);
    const left = listPages.filter(({ index }) => index > 0).map(({ path }) => site.address + path);
    const expected = pages.flatMap(({ document }) => {
      const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
      const [title, ...others] = document
        .querySelectorAll('main :is(h1, h2)')
        // The title of a card in a list is a line of the list.
        .filter((heading) => !heading.closest('li'))
        .map(({ text }) => text.replaceAll('\u00a0', ' '));
      return address && !left.includes(address)
        ? [[`## [${title}](${address})`, ...others.map((one) => `### ${one}`)]]
        : [];
    });
    expect(parts.map((part) => part.match(/^###? .*/gm)).sort()).toEqual(expected.sort());
  });

  test('every link of llms.txt has a complete URL and does not announce a new tab', () => {
    const text = read('llms.txt').toString();
    for (const [, href] of text.matchAll(/\]\((.*?)\)/g)) expect(href).toMatch(/^(?:https:\/\/|mailto:)/);
    expect(text).not.toMatch(/\u00a0|undefined|\[object|nova aba/);
  });
});
