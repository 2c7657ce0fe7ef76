import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { createSite } from '../../server/site.ts';
import { findBrowser } from '../findChromium.js';

/** @throws where no Chromium is found. */
export async function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH to its executable.');
  return chromium.launch({ executablePath });
}

/**
 * A window, and the address of the built site in `folder`, for one test. What the browser refuses or what breaks fails
 * the test, unless it is `expected`.
 */
export async function openWindow(
  browser: Browser,
  folder: string,
  width: number,
  expected?: RegExp,
): Promise<{ page: Page; address: string }> {
  const site = createSite({ folder, base: '' });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    site.close();
    expect(wrong).toEqual([]);
  });
  return { page, address: `http://localhost:${(site.address() as AddressInfo).port}/` };
}
