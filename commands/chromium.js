import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * The browser for the tests: `CHROME_PATH`, else Debian's. The headless shell opens a page twice as fast as a full browser.
 * If undefined, Playwright starts its own shell.
 */
export const findShell = () =>
  [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );

/** The same browser, else Playwright's. Undefined if none is installed. */
export const findBrowser = () => findShell() ?? [chromium.executablePath()].find((path) => existsSync(path));
