import { expect } from 'vitest';
import type { Page } from './page.ts';

/** Waits until an element is still and not covered, for example by a view transition. Then taps its first line. */
export async function tapOn(page: Page, selector: string): Promise<void> {
  const place = async (one: string) => {
    const target = document.querySelector(one) as Element;
    document.documentElement.style.scrollBehavior = 'auto';
    target.scrollIntoView({ block: 'center' });
    const before = target.getBoundingClientRect();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { left = 0, top = 0, width = 0, height = 0 } = target.getClientRects()[0] ?? {};
    const [x, y] = [left + width / 2, top + height / 2];
    const isStill = target.getBoundingClientRect().top === before.top;
    return isStill && target.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
  };
  let found: number[] = [];
  const look = async () => {
    found = await page.evaluate(place, selector);
    return found.length;
  };
  await expect.poll(look, { interval: 30, message: `${selector} can be tapped` }).toBe(2);
  await page.tap(found[0] as number, found[1] as number);
}
