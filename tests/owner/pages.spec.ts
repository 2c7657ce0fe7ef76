import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { expect, findings, test } from '../e2e/fixtures.ts';
import { expectRoom } from '../e2e/room.ts';

const sitemap = readFileSync(join(distFolder(), 'sitemap-0.xml'), 'utf8');

/** The URLs of all pages in the sitemap, relative to the site's URL, and the URL of a page that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat('./nao-existe');

for (const path of pages) {
  test(`${path} has no axe violations, and fits into the window, also with text at 200 %`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findings(page, 'AA'), `at ${width} px`).toEqual([]);
    }
    for (const width of [320, 864]) await expectRoom(page, width, '100%');
    for (const width of [390, 1280]) await expectRoom(page, width, '200%');
  });
}
