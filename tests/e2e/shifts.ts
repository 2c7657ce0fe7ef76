import type { Page } from '@playwright/test';

/** Adds up all layout shifts so far. Runs in the page. */
export async function shifts(): Promise<number> {
  let sum = 0;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  return sum;
}

/** Opens a page whose font loads after the first paint, and scrolls to its end. Adds up all layout shifts. */
export async function shiftsWithLateFont(page: Page, address: string): Promise<number> {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.unroute('**/*.woff2');
  return page.evaluate(shifts);
}
