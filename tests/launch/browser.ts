import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { expect, onTestFinished } from 'vitest';
import { findShell } from '../../commands/chromium.js';

/**
 * Opens a browser with one page, for one test. Exceptions in the page fail the test. So do errors in the console, such as
 * policy violations, unless they match `expected`.
 */
export async function openPage(options: BrowserContextOptions, expected = /status of 404/): Promise<Page> {
  const executablePath = findShell();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.text())) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await browser.close();
    expect(wrong).toEqual([]);
  });
  return page;
}
