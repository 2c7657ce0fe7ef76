import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { findShell } from '../../commands/chromium.js';
import { createSite } from '../../server/site.ts';
import { listening } from '../temporary.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';

let browser: Browser;

/** Starts a browser for the tests of a file. */
export function openBrowser(): void {
  beforeAll(async () => {
    const executablePath = findShell();
    browser = await chromium.launch(executablePath ? { executablePath } : {});
  });
  afterAll(() => browser?.close());
}

/** Opens a window on a variant, for one test. `address` is the URL of the home page, which ends in a slash. */
export async function openWindow(name: VariantName, width = 1280) {
  const { dist, base } = variant(name);
  const address = `http://127.0.0.1:${await listening(createSite({ folder: dist, base }))}${base}/`;
  return { page: await openPage({ viewport: { width, height: 844 } }), address };
}

/**
 * Opens a window for one test. Exceptions in the page fail the test. So do errors in the console, such as policy
 * violations, unless they match `expected`.
 */
export async function openPage(options: BrowserContextOptions, expected = /status of 404/): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await page.close();
    expect(wrong).toEqual([]);
  });
  return page;
}
