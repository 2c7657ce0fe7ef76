import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/** The folders of programs on Windows. */
const programs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);

/** The usual paths of Chromium, Chrome and Edge. */
const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programs.map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
  ...programs.map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe')),
];

/**
 * The browser for the tests: `CHROME_PATH`, else a browser at a usual path, else Playwright's own. Its path, or undefined
 * if none is installed.
 */
export const findBrowser = () => [process.env.CHROME_PATH, ...USUAL, chromium.executablePath()].find(isInstalled);

/**
 * The browser for the end-to-end tests: Chromium's headless shell, which opens a page twice as fast as a full browser,
 * but has no back/forward cache. If undefined, Playwright starts its own shell.
 */
export const findShell = () =>
  [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell', ...USUAL].find(isInstalled);

/** @param {string | undefined} path */
function isInstalled(path) {
  return !!path && existsSync(path);
}
