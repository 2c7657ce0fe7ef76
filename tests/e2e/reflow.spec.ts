import type { Page } from '@playwright/test';
import { clipped } from './clipped.ts';
import { allPages, expect, NOT_FOUND, phone, setWiderFont, test } from './fixtures.ts';

/** The words that do not fit on a phone in twice the size and in a wider font: of titles, and of the picture of a path. */
const WIDEST = ['Personalizados', 'Estruturação', 'Letramento', 'Integrações', 'ferramentas'];

/** Finds texts in columns that are narrower than about five letters. */
const narrow = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p, dt, dd)').evaluateAll((all) =>
    all
      .filter(({ clientWidth }) => clientWidth > 1)
      .filter((one) => one.clientWidth < 2.5 * Number.parseFloat(getComputedStyle(one).fontSize))
      .map(({ textContent }) => textContent),
  );

/** Finds the words that break across two lines. Searches only headings, and the links to the services’ neighbours. */
const broken = (page: Page) =>
  page.locator(':is(h1, h2, h3, h4, main nav a):visible').evaluateAll((all) =>
    all.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
          if (lines.size > 1) words.push(word);
        }
      }
      return words;
    }),
  );

test.describe('Reflow', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} fits into the window with the text spacing of WCAG 1.4.12`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll<HTMLElement>('body *')) {
          one.style.setProperty('line-height', '1.5', 'important');
          one.style.setProperty('letter-spacing', '0.12em', 'important');
          one.style.setProperty('word-spacing', '0.16em', 'important');
          if (one.matches('p')) one.style.setProperty('margin-block-end', '2em', 'important');
        }
      });
      for (const width of [320, 390, 1280]) await expectRoom(page, width);
    });

    test(`${path} fits at 400 % zoom, and with text at 200 %`, async ({ page }) => {
      await page.goto(path);
      // The size in CSS pixels of a window of 1280 x 1024 at 400 % zoom.
      await expectRoom(page, 320, 256);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      for (const width of [320, 1280, phone.width]) {
        await expectRoom(page, width);
        expect(await narrow(page), `at ${width} px`).toEqual([]);
      }
      expect(await broken(page), 'no word of a heading is broken').toEqual([]);
      await setWiderFont(page);
      expect(await clipped(page), 'in a wider font').toEqual([]);
      const wide = (await broken(page)).filter((word) => !WIDEST.includes(word));
      expect(wide, 'in a wider font, no other word of a heading is broken').toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await expectRoom(page, 320);
    });
  }
});

/** Resizes the window. Then expects that nothing is clipped and that the page is not wider than the window. */
async function expectRoom(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  expect(await clipped(page), `at ${width} px`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}
