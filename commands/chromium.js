import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const { CHROME_PATH } = process.env;

/** The browser for the tests: `CHROME_PATH`, else Debian's, else Playwright's. Undefined if none is installed. */
export const findBrowser = () => first([CHROME_PATH, '/usr/bin/chromium', chromium.executablePath()]);

/**
 * The browser for the end-to-end tests: Chromium's headless shell, which opens a page twice as fast as a full browser,
 * but has no back/forward cache. If undefined, Playwright starts its own shell.
 */
export const findShell = () => first([CHROME_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium']);

/** @param {(string | undefined)[]} paths */
const first = (paths) => paths.find((path) => path && existsSync(path));
