import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { expect, findings, NOT_FOUND, test } from '../e2e/fixtures.ts';

const sitemap = readFileSync(join(distFolder(), 'sitemap-0.xml'), 'utf8');

/** The URLs of all pages in the sitemap, relative to the site's URL, and the URL of a page that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat('./nao-existe');

test.use({ expectedErrors: [NOT_FOUND] });

for (const path of pages) {
  test(`${path} has no axe violations at 320 and at 1280 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page, [], 'AA'), `at ${width} px`).toEqual([]);
    }
  });

  test(`${path} needs no sideways scrolling, also with text at 200 %`, async ({ page }) => {
    await page.goto(path);
    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px, ${size}`).toBe(width);
    }
  });
}
