import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/read.ts';
import { expect, findings, NOT_FOUND, test } from '../e2e/fixtures.ts';

const sitemap = readFileSync(join(distFolder(), 'sitemap.xml'), 'utf8');

/** Every page in the sitemap, relative to the address of the site, and one that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat('./nao-existe');

test.use({ expectedErrors: [NOT_FOUND] });

for (const page of pages) {
  test.describe(page, () => {
    for (const width of [320, 1280]) {
      test(`has no axe findings at ${width} px`, async ({ page: tab }) => {
        await tab.setViewportSize({ width, height: 900 });
        await tab.emulateMedia({ reducedMotion: 'reduce' });
        await tab.goto(page);
        expect(await findings(tab, [], 'AA')).toEqual([]);
      });
    }

    for (const [width, size] of [
      [320, '100%'],
      [390, '200%'],
      [1280, '200%'],
    ] as const) {
      test(`needs no sideways scrolling at ${width} px with text of ${size}`, async ({ page: tab }) => {
        await tab.setViewportSize({ width, height: 900 });
        await tab.goto(page);
        await tab.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }

    test('every link and anchor within the site has its target', async ({ page: tab, request }) => {
      await tab.goto(page);
      const hrefs = await tab.locator('a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      for (const href of new Set(hrefs)) {
        const { origin, pathname, hash } = new URL(href);
        if (origin !== new URL(tab.url()).origin) continue;
        const isHere = pathname === new URL(tab.url()).pathname;
        const answer = await request.get(href);
        if (!isHere) expect(answer.status(), href).toBe(200);
        if (hash) expect(await answer.text(), href).toMatch(new RegExp(`\\bid="?${hash.slice(1)}["\\s>]`));
      }
    });
  });
}
