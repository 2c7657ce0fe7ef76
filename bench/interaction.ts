import type { Browser, Page } from 'puppeteer-core';
import { median, wait, withFreshPage } from './chromium.ts';

const RUNS = 5;

/**
 * Opens and closes the page's menu, then fills in and sends its form, at CPU x 4. Returns the slowest response to
 * a key press or a tap in ms, from the event to the frame that shows its effect:
 * the median of five runs, or undefined if the page has no form.
 */
export async function measureInteraction(browser: Browser, address: string): Promise<number | undefined> {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const slowest = await withFreshPage(browser, (page) => fillIn(page, address));
    if (slowest === undefined) return undefined;
    all.push(slowest);
  }
  return median(all);
}

async function fillIn(page: Page, address: string): Promise<number | undefined> {
  await page.goto(address, { waitUntil: 'networkidle2' });
  const form = await page.$('main form');
  if (!form) return undefined;
  await form.scrollIntoView();
  await page.waitForNetworkIdle();
  await page.emulateCPUThrottling(4);
  await page.evaluate(() => {
    const seen = { slowest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.slowest = Math.max(seen.slowest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const menu = await page.$('header button');
  for (let tap = 0; tap < 2; tap++) await menu?.tap();
  const button = await form.$('button[type=submit], button:not([type])');
  await button?.tap();
  for (const field of await form.$$('input:not([type=hidden]), textarea')) {
    await field.tap();
    await field.type((await field.evaluate((one) => one.getAttribute('type'))) === 'email' ? 'ana@exemplo.org' : 'Ana');
  }
  await button?.tap();
  await wait(2500);
  return page.evaluate(() => (window as unknown as { seen: { slowest: number } }).seen.slowest);
}
