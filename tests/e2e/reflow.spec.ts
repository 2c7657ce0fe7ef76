import type { Page } from '@playwright/test';
import { allPages, expect, test } from './fixtures.ts';
import { expectRoom } from './room.ts';

/** Finds the words of headings that break across two lines. */
const broken = (page: Page) =>
  page.locator(':is(h1, h2, h3, h4, main nav a):visible').evaluateAll((all) =>
    all.flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const words: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) words.push(word);
        }
      }
      return words;
    }),
  );

/** Finds the visible texts that are smaller than 14 px. */
const small = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath !== 'inset(50%)')
      .filter((one) => [...one.childNodes].some((node) => node instanceof Text && node.data.trim()))
      .filter((one) => {
        const scale = (one instanceof SVGGraphicsElement && one.getScreenCTM()?.a) || 1;
        return Number.parseFloat(getComputedStyle(one).fontSize) * scale < 14;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

for (const path of allPages) {
  test(`${path} fits into the window at 400 % zoom, with text at 200 %, and with the text spacing of WCAG 1.4.12`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [320, 1280, 390]) await expectRoom(page, width, '200%');
    expect(await broken(page), 'no word of a heading is broken at 390 px').toEqual([]);
    // The width in CSS pixels of a window of 1280 px at 400 % zoom.
    await expectRoom(page, 320, '100%');
    expect(await small(page), 'no text is smaller than 14 px').toEqual([]);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        one.style.setProperty('line-height', '1.5', 'important');
        one.style.setProperty('letter-spacing', '0.12em', 'important');
        one.style.setProperty('word-spacing', '0.16em', 'important');
        if (one.matches('p')) one.style.setProperty('margin-block-end', '2em', 'important');
      }
    });
    for (const width of [320, 1280]) await expectRoom(page, width, '100%');
  });
}
