import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { allPages, expect, NOT_FOUND, phone, test } from './fixtures.ts';

test.use({ expectedErrors: [NOT_FOUND] });

for (const [name, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', phone],
] as const) {
  for (const path of allPages) {
    test(`Tab reaches every link and control of ${path} once, visibly, in visual order, on ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A script adds the last button after the page has loaded.
      await page.goto(path, { waitUntil: 'networkidle' });
      const expected = await focusable(page);
      const reached: Awaited<ReturnType<typeof focused>>[] = [];
      for (let stop = 0; stop < expected.length; stop++) {
        await page.keyboard.press('Tab');
        reached.push(await focused(page));
      }
      expect(reached.map(({ what }) => what)).toEqual(expected);
      for (const { what, covered, outline, outlineColor, backgroundColor, inWindow } of reached) {
        expect(inWindow, `${what} is in the window`).toBe(true);
        expect(covered, `${what} is not covered`).toBe(false);
        expect(outline, `${what} shows that it has the focus`).toMatch(/^solid 3px/);
        const contrast = wcagContrast(outlineColor, backgroundColor);
        expect(contrast, `the focus ring of ${what} contrasts with the background`).toBeGreaterThanOrEqual(3);
      }
      // The focus moves down the page. Between elements side by side, it may move up, at most by the window's height.
      const tops = reached.filter(({ fixed }) => !fixed).map(({ top }) => top);
      const back = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - viewport.height);
      expect(back).toEqual([]);
      await page.keyboard.press('Shift+Tab');
      expect((await focused(page)).what, 'Shift+Tab goes to the previous element').toBe(expected.at(-2));
    });
  }
}

/** The elements that the Tab key must reach, in document order. */
function focusable(page: Page): Promise<string[]> {
  return page
    .locator('a[href], button, input, textarea, [tabindex="0"]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() || one.matches('body > a'))
        .map(
          (one) => `${one.tagName} ${one.textContent || one.getAttribute('name')} ${one.getAttribute('href') ?? ''}`,
        ),
    );
}

/** The focused element, whether it and its focus ring are visible, and the colour of the background around the ring. */
function focused(page: Page) {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const box = one.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    let ground = one.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    const { backgroundColor } = getComputedStyle(ground ?? document.documentElement);
    const points = [
      [box.left + box.width / 2, box.top + 2],
      [box.left + box.width / 2, box.bottom - 2],
    ] as const;
    return {
      what: `${one.tagName} ${one.textContent || one.getAttribute('name')} ${one.getAttribute('href') ?? ''}`,
      covered: points.some(([x, y]) => {
        const above = document.elementFromPoint(x, y);
        return above !== null && !one.contains(above) && !above.contains(one);
      }),
      outline: `${outlineStyle} ${outlineWidth}`,
      outlineColor,
      backgroundColor,
      inWindow: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
      fixed: one.closest('header') !== null || one.matches('body > a'),
      top: box.top + scrollY,
    };
  });
}
