import type { Page } from '@playwright/test';
import { allPages, expect, home, NOT_FOUND, phone, test } from './fixtures.ts';

test.describe('By keyboard', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const [name, viewport] of [
    ['a wide window', { width: 1280, height: 800 }],
    ['a phone', phone],
  ] as const) {
    for (const path of allPages) {
      test(`every link and control of ${path} is reached once, in visual order, in sight, on ${name}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        const expected = await focusable(page);
        const reached: Stop[] = [];
        for (let stop = 0; stop < expected.length; stop++) {
          await page.keyboard.press('Tab');
          reached.push(await focused(page));
        }
        expect(reached.map(({ what }) => what)).toEqual(expected);
        for (const { what, covered, outline, inWindow } of reached) {
          expect(inWindow, `${what} is in the window`).toBe(true);
          expect(covered, `${what} is under nothing`).toBe(false);
          expect(outline, `${what} shows that it has the focus`).toMatch(/^solid 3px/);
        }
        // The page goes on below as the focus does, but for what stands beside something else.
        const tops = reached.filter(({ fixed }) => !fixed).map(({ top }) => top);
        const back = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - viewport.height);
        expect(back).toEqual([]);
      });
    }
  }

  test('the focus ring stands out from its ground by 3:1', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of allPages) {
      await page.goto(path);
      const stops = (await focusable(page)).length;
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press('Tab');
        const { what, ratio } = await ringContrast(page);
        expect(ratio, `${what} on ${path}`).toBeGreaterThanOrEqual(3);
      }
    }
  });

  test('the skip link is outside the window until it has the focus', async ({ page }) => {
    await page.goto(home);
    const link = page.locator('body > a');
    // Clipped inside the window, it would cover the brand.
    expect(await link.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(0);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
  });

  test('no stop holds the focus', async ({ page }) => {
    await page.goto(home);
    const stops = (await focusable(page)).length;
    for (let stop = 0; stop < stops; stop++) await page.keyboard.press('Tab');
    const last = await focused(page);
    await page.keyboard.press('Shift+Tab');
    expect((await focused(page)).what).not.toBe(last.what);
  });
});

type Stop = {
  what: string;
  covered: boolean;
  outline: string;
  inWindow: boolean;
  fixed: boolean;
  top: number;
};

/** What the Tab key should reach, in the order of the document. */
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

/** What has the focus, and whether it can be seen. */
function focused(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    const box = one.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
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
      inWindow: box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth,
      fixed: one.closest('header') !== null || one.matches('body > a'),
      top: box.top + scrollY,
    };
  });
}

/** The contrast between the ring of what has the focus and the ground around it, as WCAG counts it. */
function ringContrast(page: Page): Promise<{ what: string; ratio: number }> {
  return page.evaluate(() => {
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((value) => {
        const part = Number(value) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const one = document.activeElement as HTMLElement;
    let ground = one.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
    const [ring, behind] = [
      luminance(getComputedStyle(one).outlineColor),
      luminance(getComputedStyle(ground ?? document.documentElement).backgroundColor),
    ];
    return {
      what: one.textContent || one.tagName,
      ratio: (Math.max(ring, behind) + 0.05) / (Math.min(ring, behind) + 0.05),
    };
  });
}
