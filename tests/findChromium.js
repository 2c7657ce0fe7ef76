import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** The usual paths of Chromium or Chrome. */
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * The browser for the tests: `CHROME_PATH`, else one at a usual path, else Playwright's own.
 * @returns {string | undefined} Its path, or undefined if none is installed.
 */
export function findBrowser() {
  const places = [process.env.CHROME_PATH, ...USUAL_PLACES, chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
