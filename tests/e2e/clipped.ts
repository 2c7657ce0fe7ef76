import type { Page } from '@playwright/test';

/**
 * Finds the elements that clip their text, extend beyond the left or right edge of the window, or extend out of the
 * header. Elements without text do not count.
 */
export const clipped = (page: Page) =>
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
