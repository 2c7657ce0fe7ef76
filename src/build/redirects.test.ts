import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { emptyFolder } from '../../tests/temporary.ts';
import { writeRedirects } from './redirects.ts';

/** Completes the host files of a site in a folder, and returns a file. */
function written(file: string): string {
  const folder = emptyFolder();
  cpSync('public/.htaccess', join(folder, '.htaccess'));
  writeRedirects(folder, 'https://roda.github.io/site', [{ from: '/caso/antiga', to: '/caso/roda' }]);
  return readFileSync(join(folder, file), 'utf8');
}

test('the page at a former URL leads to the present one, and search engines do not list it', () => {
  const page = parse(written('caso/antiga.html'));
  const attributeOf = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name);
  expect(attributeOf('html', 'lang')).toBe('pt-BR');
  expect(attributeOf('meta[http-equiv=refresh]', 'content')).toBe('0; url=/site/caso/roda');
  expect(attributeOf('link[rel=canonical]', 'href')).toBe('https://roda.github.io/site/caso/roda');
  expect(attributeOf('meta[name=robots]', 'content')).toBe('noindex');
  expect(page.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/site/caso/roda']);
});

test('`_redirects` has one line for a former URL', () => {
  expect(written('_redirects')).toBe('/caso/antiga /caso/roda 301\n');
});

test('`.htaccess` gets the redirects and the folder, and has no other changes', () => {
  const lines = (text: string) => new Set(text.split('\n'));
  const added = lines(written('.htaccess')).difference(lines(readFileSync('public/.htaccess', 'utf8')));
  expect([...added]).toEqual([
    'ErrorDocument 404 /site/404.html',
    '\tRewriteBase /site/',
    '\tRewriteRule ^caso/antiga(?:[.]html|/)?$ caso/roda [R=301,L]',
  ]);
});
