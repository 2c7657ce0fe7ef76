import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { findings } from '../axe.ts';
import { clipped } from '../e2e/clipped.ts';
import type { VariantName } from './sites.ts';
import { NOT_FOUND, openBrowser, openWindow } from './window.ts';

const shipped = ['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3', 'nao-existe'];
/** Pages of the owner's site. `pages.test.ts` tests the pages of every kind. */
const own = ['', 'sites', 'casos/merenda', 'nao-existe'];

openBrowser();

/** Tests palettes that the demonstration does not use. `orders.test.ts` tests another one. */
describe.each<[palette: string, VariantName, paths: string[]]>([
  ['mare', 'crowded', shipped],
  ['of the owner’s own colours', 'owner', own],
])('in the palette %s', (_palette, name, paths) => {
  test('axe finds no violation, not even of contrast', async () => {
    const { page, address } = await openWindow(name, 1280, NOT_FOUND);
    for (const path of paths) {
      await page.goto(address + path);
      expect(await findings(page), `/${path}`).toEqual([]);
    }
  });

  test('axe finds no violation in forced colours, dark and light, or in print', async () => {
    const { page, address } = await openWindow(name, 1280, NOT_FOUND);
    // In forced colours, the visitor chooses the contrast. Axe would measure colours that the browser has replaced.
    const withoutContrast = ['color-contrast', 'color-contrast-enhanced'];
    for (const path of [...paths.slice(0, 2), 'nao-existe']) {
      await page.goto(address + path);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme });
        expect(await findings(page, withoutContrast), `/${path} in forced colours, ${colorScheme}`).toEqual([]);
      }
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: 'light' });
      expect(await findings(page), `/${path} as it is printed`).toEqual([]);
    }
  });
});

describe('a brand of 60 characters, and a service of 40 letters without a space', () => {
  test.each([
    [320, '100%'],
    [864, '100%'],
    [390, '200%'],
    [1280, '200%'],
  ])('fit without overlaps at %i px, with text at %s', async (width, size) => {
    const { page, address } = await openWindow('orders', width, NOT_FOUND);
    for (const path of ['', 'servico-1', 'nao-existe']) {
      await page.goto(address + path);
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await clipped(page), `/${path}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `/${path}`).toBe(width);
      expect(await overlaps(page), `/${path}`).toEqual([]);
      const tile = page.getByRole('banner').locator('a svg').first();
      expect((await tile.boundingBox())?.width, 'the tile does not shrink').toBeGreaterThan(30);
    }
  });

  test('do not make the header cover the open menu or a linked heading', async () => {
    const { page, address } = await openWindow('orders');
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`${address}#impacto`);
    const header = page.getByRole('banner');
    const end = () => header.evaluate((one) => one.getBoundingClientRect().bottom);
    const top = page.locator('#impacto').getByRole('heading', { level: 2 });
    await expect.poll(() => top.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(568);
    expect(await top.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(await end());
    await header.getByRole('button').click();
    const menu = page.getByRole('navigation').first();
    // The script rounds the header's height to a whole pixel.
    const gap = (await menu.evaluate((one) => one.getBoundingClientRect().top)) - (await end());
    expect(Math.abs(gap)).toBeLessThan(1);
  });
});

/** The overlapping pairs among the header's links and button, the main heading and the paragraphs. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header > a, header > button, header nav a, main h1, main p')]
      .filter((one) => one.textContent && one.checkVisibility())
      .map((one) => ({ name: one.textContent ?? '', box: one.getBoundingClientRect() }));
    return parts.flatMap(({ name, box }, index) =>
      parts
        .slice(index + 1)
        .filter(
          (other) =>
            box.left < other.box.right - 1 &&
            other.box.left < box.right - 1 &&
            box.top < other.box.bottom - 1 &&
            other.box.top < box.bottom - 1,
        )
        .map((other) => `${name} | ${other.name}`),
    );
  });
}
