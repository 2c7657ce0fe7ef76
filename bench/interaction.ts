import type { Browser, Page } from 'puppeteer-core';
import { wait, withFreshPage } from './chromium.ts';

/**
 * Opens and closes the page's menu, sends the form empty, fills in the form and sends it again. The CPU runs at a sixth
 * of its speed. Returns the time of the slowest response to a key press or a tap, in ms: from the event to the frame
 * that shows its effect. Returns undefined if the page has no form.
 */
export const measureInteraction = (browser: Browser, address: string): Promise<number | undefined> =>
  withFreshPage(browser, (page) => fillIn(page, address));

async function fillIn(page: Page, address: string): Promise<number | undefined> {
  await page.goto(address, { waitUntil: 'networkidle2' });
  const form = await page.$('main form');
  if (!form) return undefined;
  await form.scrollIntoView();
  await page.waitForNetworkIdle();
  await page.emulateCPUThrottling(6);
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
  return page.evaluate<[], () => number>('seen.slowest');
}
