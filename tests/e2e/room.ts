import { expect, type Page } from '@playwright/test';

/** Finds the texts that are cut, beyond the left or right edge of the window, or out of the header. */
const clipped = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => {
        const hasText = [...one.childNodes].some((node) => node instanceof Text && node.data.trim());
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (!hasText || !one.checkVisibility() || clipPath === 'inset(50%)') return false;
        const isCut =
          (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const header = one.closest('header')?.getBoundingClientRect();
        const isOutOfHeader = header && !one.closest('nav') && (top < -1 || bottom > header.bottom + 1);
        return isCut || left < -1 || right > innerWidth + 1 || isOutOfHeader;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

/** Resizes the window and the text. Then expects that nothing is clipped and that the page is not wider than the window. */
export async function expectRoom(page: Page, width: number, text: '100%' | '200%'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
  expect(await clipped(page), `at ${width} px, with text at ${text}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `with text at ${text}`).toBe(width);
}
