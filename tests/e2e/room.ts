import { expect, type Page } from '@playwright/test';

/**
 * Finds the elements that clip their text, extend beyond the left or right edge of the window, or extend out of the
 * header. Elements without text do not count.
 */
const clipped = (page: Page) =>
  page.locator('body *').evaluateAll((all) =>
    all
      .filter((one) => {
        const hasText = [...one.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        if (!hasText || !one.checkVisibility() || getComputedStyle(one).clipPath === 'inset(50%)') return false;
        const { overflowX, overflowY } = getComputedStyle(one);
        const cut =
          (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const header = one.closest('header')?.getBoundingClientRect();
        const outOfHeader = header && !one.closest('nav') && (top < -1 || bottom > header.bottom + 1);
        return cut || left < -1 || right > innerWidth + 1 || outOfHeader;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );

/** Resizes the window and the text. Then expects that nothing is clipped and that the page is not wider than the window. */
export async function expectRoom(page: Page, width: number, height: number, text: '100%' | '200%'): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
  expect(await clipped(page), `at ${width} px, with text at ${text}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `with text at ${text}`).toBe(width);
}
