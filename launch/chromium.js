import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The usual paths of Chromium, Chrome and Edge.
 * @param {Record<string, string | undefined>} settings The environment variables. On Windows they have the folders of
 *   programs.
 */
function usualPlaces(settings) {
  const programs = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => settings[name] ?? []);
  return [
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
}

/**
 * The browser for the tests: `CHROME_PATH`, else a browser at a usual path, else Playwright's own.
 * @returns {string | undefined} Its path, or undefined if none is installed.
 */
export function findBrowser() {
  const places = [process.env.CHROME_PATH, ...usualPlaces(process.env), chromium.executablePath()];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/**
 * The browser for the end-to-end tests: Chromium's headless shell, which opens a page twice as fast as a full browser,
 * but has no back/forward cache.
 * @returns {string | undefined} The path of the shell, or of a full browser. If undefined, Playwright starts its own
 *   shell.
 */
export function findShell() {
  const places = [process.env.CHROME_PATH, '/usr/bin/chromium-headless-shell', ...usualPlaces(process.env)];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
