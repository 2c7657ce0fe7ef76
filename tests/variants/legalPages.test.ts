import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalPageSlugs } from '../../src/legalPages/legalPage.ts';
import { NO_COOKIES } from '../../src/legalPages/privacy.ts';
import { findings } from '../axe.ts';
import { shifts } from '../e2e/shifts.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** A site with the pages on privacy and on accessibility. The sites `small` and `crowded` have neither. */
const { base, dist, read, pages } = variant('full');
const slugs = Object.values(legalPageSlugs);
const address = 'https://coletivo.example/qualquer/pasta';

openBrowser();

test('the footer of every page links to the pages on privacy and on accessibility, by their titles', () => {
  for (const [name, page] of Object.entries(pages())) {
    const links = page.querySelectorAll('footer a').map((link) => [link.text, link.getAttribute('href')]);
    expect(links, name).toEqual(
      expect.arrayContaining([
        ['Privacidade', `${base}/privacidade`],
        ['Acessibilidade', `${base}/acessibilidade`],
      ]),
    );
  }
});

describe.each(slugs)('the page %s', (slug) => {
  const page = pages()[`${slug}.html`];
  const text = page?.querySelector('main')?.textContent ?? '';

  test('is in the sitemap and in llms.txt, and has a share image', () => {
    expect(read('sitemap.xml')).toContain(`<loc>${address}/${slug}</loc>`);
    expect(read('llms.txt')).toContain(`(${address}/${slug})\n\n`);
    expect(existsSync(join(dist, 'cartoes', `${slug}.png`))).toBe(true);
  });

  test('has one `h1`, skips no heading level, and says its date and whom to contact', () => {
    const levels = page?.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName[1])) ?? [];
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    expect(text).toMatch(/Publicada em \d+º?\sde \p{L}+ de \d{4}/u);
    expect(page?.querySelectorAll('main a').at(-1)?.getAttribute('href')).toMatch(/^(?:mailto:|https:\/\/wa\.me\/)/);
  });

  test.each([390, 1280])(
    'at %i px loads nothing from elsewhere, stores nothing, has no layout shift, and axe finds no violation',
    async (width) => {
      const { page: shown, address: home } = await openWindow('full', width);
      const requested: string[] = [];
      shown.on('request', (request) => requested.push(request.url()));
      await shown.goto(home + slug);
      await shown.waitForLoadState('networkidle');
      expect(requested.filter((url) => !url.startsWith(home))).toEqual([]);
      expect(await shown.context().storageState()).toEqual({ cookies: [], origins: [] });
      expect(await shown.evaluate(() => sessionStorage.length + document.cookie.length)).toBe(0);
      expect(await shown.evaluate(shifts)).toBe(0);
      expect(await findings(shown)).toEqual([]);
      expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});

test('the policy in the response headers allows only the connections that the page on privacy states', () => {
  const text = pages()['privacidade.html']?.querySelector('main')?.textContent ?? '';
  expect(text).toContain(NO_COOKIES);
  expect(text).toContain('o navegador não fala com mais ninguém.');
  expect(text).toContain('vai para o Formspree');
  const policy = Object.fromEntries(
    (/Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? '').split('; ').map((one) => {
      const [name = '', ...sources] = one.split(' ');
      return [name, sources.filter((source) => !source.startsWith("'sha256-"))];
    }),
  );
  const { 'connect-src': connections, ...others } = policy;
  // The site’s own robots.txt, for Lighthouse, and the receiver of the messages.
  expect(connections).toEqual(['https://coletivo.example/robots.txt', 'https://formspree.io']);
  expect(others['default-src']).toEqual(["'none'"]);
  for (const [name, sources] of Object.entries(others)) {
    if (name.endsWith('-src')) expect(["'self'", "'none'", ''], name).toContain(sources.join(' '));
  }
  expect(read('_headers')).not.toMatch(/Set-Cookie/i);
});

test.each(['small', 'crowded'] as const)(
  'the %s site, whose owner chose neither page, has neither page and no link to them',
  (name) => {
    const other = variant(name);
    for (const slug of slugs) {
      expect(existsSync(join(other.dist, `${slug}.html`))).toBe(false);
      expect(existsSync(join(other.dist, 'cartoes', `${slug}.png`))).toBe(false);
      for (const file of ['index.html', '404.html', 'sitemap.xml', 'llms.txt']) {
        expect(other.read(file), file).not.toContain(`/${slug}`);
      }
    }
  },
);
