import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { writePolicies } from './pagePolicies.ts';
import { redirectsFile, writeMovedPages } from './redirects.ts';

test('on GitHub Pages, the page at a former URL leads to the present one, and search engines do not list it', () => {
  const folder = emptyFolder();
  writeMovedPages(folder, 'https://roda.github.io/site', [{ from: '/caso/antiga', to: '/caso/roda' }]);
  writePolicies(folder, ['caso/antiga.html'], { connections: [], forms: "'none'" });
  const page = parse(readFileSync(join(folder, 'caso/antiga.html'), 'utf8'));
  const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(attributeOf('html', 'lang')).toBe('pt-BR');
  expect(attributeOf('meta[http-equiv=refresh]', 'content')).toBe('0; url=/site/caso/roda');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://roda.github.io/site/caso/roda');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/site/caso/roda']);
  expect(attributeOf('meta[http-equiv=Content-Security-Policy]', 'content')).toContain("default-src 'none'");
});

describe('`_redirects`', () => {
  const moves = (count: number) => Array.from({ length: count }, (_, index) => ({ from: `/a${index}`, to: '/b' }));

  test('redirects within the folder of the site, with status 301, first without an ending', () => {
    const rules = ['/x/a0', '/x/a1', '/x/a0/', '/x/a1/', '/x/a0.html', '/x/a1.html'].map(
      (from) => `${from} /x/b 301\n`,
    );
    expect(redirectsFile('/x', moves(2))).toBe(rules.join(''));
  });

  test('has at most the rules that Cloudflare reads, and one for each former URL, or the build fails', () => {
    expect(redirectsFile('', moves(1999)).split('\n').slice(-3)).toEqual(['/a1998 /b 301', '/a0/ /b 301', '']);
    expect(redirectsFile('', moves(2000)).split('\n').slice(-2)).toEqual(['/a1999 /b 301', '']);
    expect(() => redirectsFile('', moves(2001))).toThrow('2001 rules');
  });
});
