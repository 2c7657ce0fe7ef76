import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeRedirects } from './redirects.ts';

// `tests/hosts` checks the redirects of hosts with rules.
test('the page at a former URL leads to the present one, and search engines do not list it', () => {
  const folder = emptyFolder();
  cpSync('public/.htaccess', join(folder, '.htaccess'));
  writeRedirects(folder, 'https://roda.github.io/site', [{ from: '/caso/antiga', to: '/caso/roda' }]);
  expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toContain('^caso/antiga(?:[.]html|/)?$ caso/roda [R=301,L]');
  const page = parse(readFileSync(join(folder, 'caso/antiga.html'), 'utf8'));
  const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(attributeOf('html', 'lang')).toBe('pt-BR');
  expect(attributeOf('meta[http-equiv=refresh]', 'content')).toBe('0; url=/site/caso/roda');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://roda.github.io/site/caso/roda');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/site/caso/roda']);
});
