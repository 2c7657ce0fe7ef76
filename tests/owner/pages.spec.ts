import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { expect, findings, shifts, test } from '../e2e/fixtures.ts';
import { expectRoom } from '../e2e/room.ts';

const sitemap = readFileSync(join(distFolder(), 'sitemap-0.xml'), 'utf8');

/** The URLs of all pages in the sitemap, relative to the site's URL, and the URL of a page that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat('./nao-existe');

for (const path of pages) {
  test(`${path} has no axe violations by day and by night, is read as it looks, does not shift, and fits into the window, also with text at 200 %`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, colorScheme] of [
      [320, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(await page.evaluate(outOfOrder), `at ${width} px`).toEqual([]);
      expect(await findings(page, 'AA'), `at ${width} px`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      expect(await page.evaluate(shifts), `at ${width} px`).toBe(0);
    }
    for (const width of [320, 864]) await expectRoom(page, width, '100%');
    for (const width of [390, 1280]) await expectRoom(page, width, '200%');
  });
}

/** The texts that are above the text before them, and not beside it. Runs in the page. */
function outOfOrder(): string[] {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label), footer :is(h2, p, li)')]
    .filter((one) => one.checkVisibility() && !one.querySelector('p, li, h3') && one.getBoundingClientRect().width > 1)
    .map((one) => ({ said: one.textContent, box: one.getBoundingClientRect() }));
  return texts.flatMap(({ said, box }, index) => {
    const before = texts[index - 1]?.box ?? box;
    const isBeside = box.left >= before.right - 1 || box.right <= before.left + 1;
    return isBeside || box.top >= before.top - 1 ? [] : [said];
  });
}
