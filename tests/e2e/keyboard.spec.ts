import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { allPages, expect, home, phone, test } from './fixtures.ts';

const wide = { width: 1280, height: 800 };

for (const [path, viewport] of [...allPages.map((path) => [path, wide] as const), [home, phone] as const]) {
  test(`Tab reaches all controls of ${path} once, visibly, in order, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const count = await findStops(page);
    const reached: Awaited<ReturnType<typeof focused>>[] = [];
    for (let stop = 0; stop < count; stop++) {
      await page.keyboard.press('Tab');
      reached.push(await focused(page));
    }
    expect(reached.map(({ index }) => index)).toEqual([...Array(count).keys()]);
    for (const { name, isCovered, outline, outlineColor, backgroundColor, isInWindow } of reached) {
      expect(isInWindow, `${name} is in the window`).toBe(true);
      expect(isCovered, `${name} is not covered`).toBe(false);
      expect(outline, `${name} shows that it has the focus`).toBe('solid 3px');
      const contrast = wcagContrast(outlineColor, backgroundColor);
      expect(contrast, `the focus ring of ${name} contrasts with the background`).toBeGreaterThanOrEqual(3);
    }
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).index, 'Shift+Tab goes to the previous element').toBe(count - 2);
  });
}

/** Finds the elements that the Tab key must reach, in document order, and keeps them in the page. */
const findStops = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('a[href], button, input, textarea, [tabindex="0"]')];
    const stops = all.filter((one) => one.checkVisibility() || one.matches('body > a'));
    return Object.assign(window, { stops }).stops.length;
  });

/** The focused element, whether it and its focus ring are visible, and the colour of the background around the ring. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const { left, right, top, bottom, width } = one.getBoundingClientRect();
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
    let ground = one.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    return {
      index: (window as unknown as { stops: Element[] }).stops.indexOf(one),
      name: one.textContent || one.id,
      isCovered: [top + 2, bottom - 2].some((y) => {
        const above = document.elementFromPoint(left + width / 2, y);
        return above !== null && !one.contains(above) && !above.contains(one);
      }),
      outline: `${outlineStyle} ${outlineWidth}`,
      outlineColor,
      backgroundColor: getComputedStyle(ground ?? document.documentElement).backgroundColor,
      isInWindow: top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth,
    };
  });
