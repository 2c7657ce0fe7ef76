import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser } from '../launch/chromium.js';

/**
 * Runs `use` with a new headless Chromium, because a measurement slows down later measurements in the same browser. Set
 * `CHROME_PATH` if Chromium is not in one of the usual places.
 */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH to its executable.');
  // Chromium's sandbox does not run in containers. It is not necessary, because the developer trusts the pages.
  return puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox'] });
}

/** Runs `use` with a page that shares nothing with previous pages: no cache, no connection, no prerendered page. */
export async function withFreshPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 823, isMobile: true, hasTouch: true });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Lighthouse's “slow 4G”: `latency` is a round trip in ms; `download` and `upload` are bytes per second. */
export const SLOW_4G = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 };

/** Slows a page down to Lighthouse's “slow 4G” network and, as on a cheap phone, to a sixth of the CPU's speed. */
export async function slowDown(page: Page): Promise<void> {
  await page.emulateNetworkConditions(SLOW_4G);
  await page.emulateCPUThrottling(6);
}

export const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [lower = 0, upper = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (lower + upper) / 2;
}
