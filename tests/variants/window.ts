import type { AddressInfo } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findShell } from '../../commands/chromium.js';
import { createSite } from '../../server/site.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';

/** The console message of Chromium for a document with status 404. */
export const NOT_FOUND = /status of 404/;

let browser: Browser;

/** Starts a browser for the tests of a file. */
export function openBrowser(): void {
  beforeAll(async () => {
    const executablePath = findShell();
    browser = await chromium.launch(executablePath ? { executablePath } : {});
  }, 60_000);
  afterAll(() => browser?.close());
}

/** Opens a window on a variant, for one test. `address` is the URL of the home page, which ends in a slash. */
export async function openWindow(name: VariantName, width = 1280, expected?: RegExp) {
  const { dist, base } = variant(name);
  const site = createSite({ folder: dist, base });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  onTestFinished(() => void site.close());
  const page = await openPage({ viewport: { width, height: 844 } }, expected);
  return { page, address: `http://localhost:${(site.address() as AddressInfo).port}${base}/` };
}

/**
 * Opens a window for one test. Exceptions in the page fail the test. So do errors in the console, such as policy
 * violations, unless they match `expected`.
 */
export async function openPage(options: BrowserContextOptions, expected?: RegExp): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(wrong).toEqual([]);
  });
  return page;
}
