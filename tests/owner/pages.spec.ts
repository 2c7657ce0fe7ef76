import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { expect, findings, NOT_FOUND, test } from '../e2e/fixtures.ts';

const sitemap = readFileSync(join(distFolder(), 'sitemap.xml'), 'utf8');

/** Every page in the sitemap, relative to the address of the site, and one that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat('./nao-existe');

test.use({ expectedErrors: [NOT_FOUND] });

for (const path of pages) {
  for (const width of [320, 1280]) {
    test(`${path} has no axe findings at ${width} px`, async ({ look }) => {
      const page = await look(path, { width, height: 900 });
      expect(await findings(page, [], 'AA')).toEqual([]);
    });
  }

  test(`${path} needs no sideways scrolling, and none with text of twice the size`, async ({ page }) => {
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
