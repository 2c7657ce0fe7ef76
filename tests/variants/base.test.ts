import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/**
 * Tests a site in a subfolder of its host. `owners.test.ts` checks all its links, and `tests/hosts` how hosts serve a
 * subfolder.
 */

openBrowser();

test('the files for hosts have rules for the folder', () => {
  const { base, read } = variant('crowded');
  expect(read('_headers')).toContain(`\n${base}/_astro/`);
  expect(read('.htaccess')).toContain(`\nErrorDocument 404 ${base}/404.html\n`);
  expect(read('.htaccess')).toContain(`RewriteRule ^ ${base}/%1 [`);
});

const top = (page: Page, section: string) =>
  expect.poll(() => page.locator(`#${section}-titulo`).evaluate((one) => one.getBoundingClientRect().top));
const heading = (page: Page) => expect.poll(() => page.getByRole('heading', { level: 1 }).textContent());

/** Opens a window. `wrong` lists the URLs of the responses that fail or come from outside the folder. */
async function watched() {
  const { page, address } = await openWindow('crowded', 1280, NOT_FOUND);
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400 || !response.url().startsWith(address)) wrong.push(response.url());
  });
  return { page, address, wrong };
}

test('the links of menu, cards and brand lead to sections and pages, and the form loads, all from the folder', async () => {
  const { page, address, wrong } = await watched();
  await page.goto(address);
  await page.getByRole('banner').locator('a[href$="#impacto"]').click();
  await top(page, 'impacto').toBeLessThan(400);
  expect(page.url()).toBe(`${address}#impacto`);
  await page.locator('#servicos a[href$="/agentics"]').click();
  await heading(page).toBe('Agentics Personalizados');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL(`${address}#contato`);
  await top(page, 'contato').toBeLessThan(400);
  await page.waitForSelector('form[data-ready]');
  await page.waitForLoadState('networkidle');
  await page.goto(`${address}webdesign`);
  await page.getByRole('banner').locator('a').first().click();
  await page.waitForURL(address);
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
