import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { clipped } from '../e2e/clipped.ts';
import { shiftsWithLateFont } from '../e2e/shifts.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

/** Tests two brands other than the demonstration's, and one with a long name. `small` is in a subfolder of its host. */

openBrowser();

describe.each<[VariantName, paths: string[]]>([
  ['small', ['', 'agentes-ai', 'nao-existe']],
  ['owner', ['', 'sites', 'caso/merenda', 'nao-existe']],
])('on the pages of the site %s', (name, paths) => {
  test('axe finds no violation, by day and by night, in forced colours and in print', async () => {
    const { page, address } = await openWindow(name, 1280, NOT_FOUND);
    for (const path of paths) {
      await page.goto(address + path);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme });
        expect(await findings(page), `/${path}, ${colorScheme}`).toEqual([]);
      }
      // In forced colours, the visitor chooses the contrast. Axe would measure colours that the browser has replaced.
      await page.emulateMedia({ forcedColors: 'active' });
      expect(await findings(page, ['color-contrast', 'color-contrast-enhanced']), `/${path}, forced`).toEqual([]);
      await page.emulateMedia({ media: 'print', forcedColors: 'none' });
      expect(await findings(page), `/${path} as it is printed`).toEqual([]);
    }
  });
});

test('the owner’s font that loads late shifts nothing', async () => {
  const { page, address } = await openWindow('owner', 390, NOT_FOUND);
  for (const path of ['', 'identidade', 'nao-existe'])
    expect(await shiftsWithLateFont(page, address + path), `/${path}`).toBe(0);
});

test('the system’s letters need no font file, and straight corners have no radius', async () => {
  expect(existsSync(join(variant('small').dist, 'licenca-da-fonte.txt'))).toBe(false);
  const { page, address } = await openWindow('small');
  await page.goto(address);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  const radii = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).borderRadius)),
  ]);
  expect(radii).toEqual(['0px']);
});

test('a logo beside the name has the size of a tile in header and footer, and only the name is announced', async () => {
  const { page, address } = await openWindow('small');
  await page.goto(address);
  for (const role of ['banner', 'contentinfo'] as const) {
    const logo = page.getByRole(role).locator('a img').first();
    await logo.scrollIntoViewIfNeeded();
    expect(await logo.boundingBox()).toMatchObject({ width: 44, height: 44 });
    expect(await logo.getAttribute('alt')).toBe('');
  }
  expect(await page.getByRole('banner').getByRole('link').first().textContent()).toBe('Roda');
});

test('in a subfolder, menu, cards, brand and the form’s script lead and load from the folder, also on the 404 page', async () => {
  const { page, address } = await openWindow('small', 1280, NOT_FOUND);
  const outside: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(address)) outside.push(response.url());
  });
  await page.goto(address);
  await page.locator('#servicos a[href$="/agentes-ai"]').click();
  await page.waitForURL(`${address}agentes-ai`);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL(`${address}#contato`);
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  await page.goto(`${address}nao/existe/aqui`);
  expect(await page.getByRole('banner').evaluate((one) => getComputedStyle(one).position)).toBe('sticky');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(address);
  expect(outside).toEqual([]);
});

test.each([
  [320, '100%'],
  [864, '100%'],
  [390, '200%'],
  [1280, '200%'],
])('a brand of 60 characters and a service of 40 letters fit at %i px, with text at %s', async (width, size) => {
  const { page, address } = await openWindow('long', width, NOT_FOUND);
  for (const path of ['', 'agentics', 'nao-existe']) {
    await page.goto(address + path);
    await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    expect(await clipped(page), `/${path}`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `/${path}`).toBe(width);
  }
});
