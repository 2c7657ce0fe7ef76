import type { Page } from '@playwright/test';
import { allPages, expect, NOT_FOUND, test } from './fixtures.ts';
import { expectRoom } from './room.ts';

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

/** Finds the visible texts that are smaller than 14 px. */
const small = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) =>
        [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim()),
      )
      .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath !== 'inset(50%)')
      .filter((one) => {
        const scale = one instanceof SVGElement ? ((one as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : 1;
        return Number.parseFloat(getComputedStyle(one).fontSize) * scale < 14;
      })
      .map((one) => `${one.outerHTML.slice(0, 100)}: ${getComputedStyle(one).fontSize}`),
  );

test.use({ expectedErrors: [NOT_FOUND] });

for (const path of allPages) {
  test(`${path} fits into the window at 400 % zoom, with text at 200 %, and with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.goto(path);
    // The size in CSS pixels of a window of 1280 x 1024 at 400 % zoom.
    await expectRoom(page, 320, 256, '100%');
    for (const width of [320, 1280, 390]) await expectRoom(page, width, 900, '200%');
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    expect(await small(page), 'no text is smaller than 14 px').toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await broken(page), 'no word of a heading is broken at 390 px').toEqual([]);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        one.style.setProperty('line-height', '1.5', 'important');
        one.style.setProperty('letter-spacing', '0.12em', 'important');
        one.style.setProperty('word-spacing', '0.16em', 'important');
        if (one.matches('p')) one.style.setProperty('margin-block-end', '2em', 'important');
      }
    });
    for (const width of [320, 390, 1280]) await expectRoom(page, width, 900, '100%');
  });
}
