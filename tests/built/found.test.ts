import { describe, expect, test } from 'vitest';
import { home, site } from '../../src/content/content.ts';
import { page, pages, plain, read } from './dist.ts';

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

  test('llms.txt has every service page’s URL, title and headings, except the heading of the closing section', () => {
    const text = read('llms.txt').toString();
    expect(text).toMatch(new RegExp(`^# ${site.brand.name}\n`));
    expect(text).not.toMatch(/[\u00a0\u2060]|undefined|\[object/);
    for (const { title } of [...home.contact.steps, ...home.impact.points]) expect(text).toContain(title);
    for (const address of canonical.filter((one) => one !== `${site.address}/`)) {
      expect(text).toContain(`](${address})`);
      const { document } = page(`${address.slice(site.address.length + 1)}.html`);
      for (const one of document.querySelectorAll('main h1, main section:not([data-tone="accent"]) :is(h2, h3)')) {
        expect(text).toContain(plain(one.text));
      }
    }
  });
});
