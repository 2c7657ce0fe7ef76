import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/**
 * Tests the links, files and pages of a site in a subfolder of its host. `tests/hosts` tests how hosts serve the
 * subfolder.
 */

const { dist, base, pages, read } = variant('full');

openBrowser();

/** The internal URLs in a page's attributes and styles. */
function addresses(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|srcset|data-script)="?(\/[^"\s>]*)/gi)];
  const styles = [...html.matchAll(/url\("?(\/[^")]*)/g)];
  return [...attributes, ...styles].map(([, address = '']) => address);
}

describe.each(Object.keys(pages()))('%s of a site in a folder', (file) => {
  test('every internal URL is in the folder, and its file exists', () => {
    const all = addresses(read(file));
    expect(all.length).toBeGreaterThan(10);
    for (const address of all) {
      expect(address.startsWith(`${base}/`), address).toBe(true);
      const [inside = ''] = address.slice(base.length).split('#');
      const path = inside === '/' ? '/index.html' : inside.includes('.') ? inside : `${inside}.html`;
      expect(existsSync(join(dist, path)) && statSync(join(dist, path)).isFile(), address).toBe(true);
    }
  });
});

test('every rule in `_headers` is for URLs in the folder, or for all URLs', () => {
  const rules = read('_headers')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  expect(rules.length).toBeGreaterThan(1);
  for (const rule of rules) expect(rule === '/*' || rule.startsWith(`${base}/`), rule).toBe(true);
});

test('Apache’s error page and redirects are in the folder', () => {
  const rules = read('.htaccess');
  expect(rules).toContain(`\nErrorDocument 404 ${base}/404.html\n`);
  expect(rules).toContain(`RewriteRule ^ ${base}/%1 [`);
});

const top = (page: Page, section: string) =>
  expect.poll(() => page.locator(`#${section}-titulo`).evaluate((one) => one.getBoundingClientRect().top));
const heading = (page: Page) => expect.poll(() => page.getByRole('heading', { level: 1 }).textContent());

/** Opens a window. `wrong` lists the URLs of the responses that fail or come from outside the folder. */
async function watched() {
  const { page, address } = await openWindow('full', 1280, NOT_FOUND);
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(address)) wrong.push(response.url());
  });
  return { page, address, wrong };
}

describe('on a site in a folder', () => {
  test('the menu leads to a section, a card to its service page, and the service page to the home page', async () => {
    const { page, address, wrong } = await watched();
    await page.goto(address);
    await page.getByRole('banner').locator('a[href$="#impacto"]').click();
    await top(page, 'impacto').toBeLessThan(400);
    expect(page.url()).toBe(`${address}#impacto`);
    await page.locator('#servicos a[href$="/agentics"]').click();
    await heading(page).toBe('Agentics Personalizados');
    await page.locator('main a[href$="/"]').click();
    await heading(page).toBe('Inteligência aplicada para impacto real');
    expect(page.url()).toBe(address);
    expect(wrong).toEqual([]);
  });

  test('on a service page, the menu leads to a section of the home page, and the brand to the home page', async () => {
    const { page, address, wrong } = await watched();
    await page.goto(`${address}oficinas`);
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click();
    await page.waitForURL(`${address}#contato`);
    await top(page, 'contato').toBeLessThan(400);
    await page.goto(`${address}agentics`);
    await page.getByRole('banner').locator('a').first().click();
    await page.waitForURL(address);
    expect(wrong).toEqual([]);
  });

  test('the form and the icons of the channels load', async () => {
    const { page, address, wrong } = await watched();
    await page.goto(`${address}#contato`);
    await page.waitForSelector('form[data-ready]');
    await page.waitForLoadState('networkidle');
    expect(wrong).toEqual([]);
  });

  test.each(['nao-existe', 'nao/existe/aqui'])(
    'the 404 page at %s is complete, and links to the home page',
    async (path) => {
      const { page, address, wrong } = await watched();
      await page.goto(address + path);
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
      expect(await page.getByRole('banner').evaluate((one) => getComputedStyle(one).position)).toBe('sticky');
      await page.locator('main a').first().click();
      await page.waitForURL(new RegExp(`^${RegExp.escape(address)}(?:#.*)?$`));
      expect(wrong).toEqual([address + path]);
    },
  );
});
