import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { emptyFolder } from '../tests/temporary.ts';
import { writeMovedPages } from './movedPages.ts';
import { writePolicies } from './pagePolicies.ts';

test('on GitHub Pages, the page at a former URL leads to the present one, and search engines do not list it', () => {
  const folder = emptyFolder();
  writeMovedPages(folder, 'https://roda.github.io/site', [{ from: '/casos/antiga', to: '/casos/roda' }]);
  writePolicies(folder, ['casos/antiga.html'], { connections: [], forms: "'none'" });
  const page = parse(readFileSync(join(folder, 'casos/antiga.html'), 'utf8'));
  const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(attributeOf('html', 'lang')).toBe('pt-BR');
  expect(attributeOf('meta[http-equiv=refresh]', 'content')).toBe('0; url=/site/casos/roda');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://roda.github.io/site/casos/roda');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/site/casos/roda']);
  expect(attributeOf('meta[http-equiv=Content-Security-Policy]', 'content')).toContain("default-src 'none'");
});
