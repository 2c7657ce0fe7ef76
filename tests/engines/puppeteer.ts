import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { type Engine, packages } from './engines.ts';
import { collector, noted, type Page, TAP_MS } from './page.ts';

type Driver = Exclude<Engine['driver'], { kind: 'webkit' }>;

/** A page of Chromium or Firefox. */
export async function openByPuppeteer(driver: Driver): Promise<Page> {
  const browser = await (driver.kind === 'packaged' ? launchPackaged(driver) : launchInstalled(driver));
  const page = await browser.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  await page.evaluateOnNewDocument(collector);
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
    setSize: (width, height) => page.setViewport({ width, height }),
    // Without this, the older puppeteer captures the top of the page instead of the viewport.
    picture: () => page.screenshot({ captureBeyondViewport: false }),
    click: (selector) => page.click(selector),
    tap: (x, y) => page.mouse.click(x, y, { delay: TAP_MS }),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    withoutScripts: async () => {
      if (driver.kind === 'installed' && driver.browser === 'firefox') return false;
      await page.setJavaScriptEnabled(false);
      return true;
    },
    wrong: async () => [...thrown.splice(0), ...(await page.evaluate(noted))],
    close: () => browser.close(),
  };
}

function launchInstalled({ browser, path = '' }: Extract<Driver, { kind: 'installed' }>): Promise<Browser> {
  // Chromium cannot start its sandbox as root.
  const args = browser === 'chrome' && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return puppeteer.launch({
    browser,
    executablePath: path,
    headless: true,
    args,
    // Overlay scrollbars, which take no space, as in the other engines.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
}

/** The current puppeteer does not work with the oldest versions, and with the older one no version prerenders. */
function launchPackaged({ from, flags, puppeteer: which }: Extract<Driver, { kind: 'packaged' }>): Promise<Browser> {
  const older = createRequire(import.meta.url)('puppeteer-older') as typeof puppeteer;
  // Each version's own flags have the headless mode that it supports.
  const ignoreDefaultArgs = ['--headless', '--headless=new'];
  return (which === 'older' ? older : puppeteer).launch({
    executablePath: unpack(from),
    ignoreDefaultArgs,
    headless: true,
    args: flags,
  });
}

/** The path of a packaged browser. Its files are compressed, so they are unpacked once, beside the packages. */
export function unpack(from: string): string {
  const source = join(packages, from, 'bin');
  const folder = join(packages, '.browsers', from);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const input = brotliDecompressSync(readFileSync(join(source, 'swiftshader.tar.br')));
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder, '--no-same-owner'], { input });
  if (status !== 0) throw new Error(`tar could not unpack ${from}: ${stderr}`);
  // Written last: if this file exists, unpacking was complete.
  writeFileSync(executable, brotliDecompressSync(readFileSync(join(source, 'chromium.br'))), { mode: 0o755 });
  return executable;
}
