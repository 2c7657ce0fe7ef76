import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/content.ts';
import { pages, read } from './dist.ts';

const canonical = pages.flatMap(({ document }) =>
  document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
);

describe('files for crawlers', () => {
  test('the sitemap lists exactly the pages with a canonical URL', () => {
    const addresses = [
      ...read('sitemap-0.xml')
        .toString()
        .matchAll(/<loc>(.*?)<\/loc>/g),
    ].map(([, one = '']) => one);
    expect(addresses.sort()).toEqual(canonical.toSorted());
    expect(read('sitemap-index.xml').toString()).toContain(`<loc>${site.address}/sitemap-0.xml</loc>`);
  });

  test('robots.txt allows every crawler and names the sitemap', () => {
    expect(read('robots.txt').toString()).toBe(`User-agent: *\nAllow: /\nSitemap: ${site.address}/sitemap-index.xml\n`);
  });
});
