import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { type Engine, packages } from './engines.ts';
import { asCode, type Browser, collector, noted, type Page, TAP_MS } from './page.ts';
import { openWebKit } from './webkit.ts';

export async function open({ driver }: Engine): Promise<Browser> {
  if (driver.kind === 'webkit') return { open: openWebKit, close: async () => {} };
  if (driver.kind === 'firefox') return openFirefox(driver.path);
  return driver.kind === 'packaged' ? openChromium(unpack(driver.from), driver.flags) : openChromium(driver.path);
}

async function openChromium(path = '', args: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: path, args });
  return {
    async open(scripts = true) {
      const page = await browser.newPage({ javaScriptEnabled: scripts });
      await page.addInitScript(collector);
      return {
        ...common(page),
        setSize: (width, height) => page.setViewportSize({ width, height }),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Uses puppeteer, because Playwright sends commands that Firefox ESR does not know. */
async function openFirefox(path = ''): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    // Overlay scrollbars take no space, as in the other engines.
    extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(collector);
      return {
        ...common(page),
        setSize: (width, height) => page.setViewport({ width, height }),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** The common interface of Playwright's and puppeteer's pages. */
type Driven = {
  on(event: 'pageerror', record: (error: unknown) => void): unknown;
  goto(address: string): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
  mouse: { click(x: number, y: number, options: { delay: number }): Promise<void> };
  keyboard: { type(text: string): Promise<void>; press(key: 'Enter' | 'Escape' | 'Tab'): Promise<void> };
};

function common(page: Driven): Omit<Page, 'setSize' | 'close'> {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(String(error)));
  return {
    goto: async (address) => void (await page.goto(address)),
    // The function goes to the page as text, so the type of the function's result is lost.
    evaluate: (run, ...args) => page.evaluate(asCode(run, args)) as never,
    picture: () => page.screenshot(),
    tap: (x, y) => page.mouse.click(x, y, { delay: TAP_MS }),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    wrong: async () => [...thrown.splice(0), ...((await page.evaluate(asCode(noted, []))) as string[])],
  };
}

/** Returns the path of a packaged browser's executable. The first call unpacks the compressed files of the package. */
export function unpack(from: string): string {
  const source = join(packages, from, 'bin');
  const folder = join(packages, '.browsers', from);
  const executable = join(folder, 'chromium');
  if (existsSync(executable)) return executable;
  mkdirSync(folder, { recursive: true });
  const input = brotliDecompressSync(readFileSync(join(source, 'swiftshader.tar.br')));
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder, '--no-same-owner'], { input });
  if (status !== 0) throw new Error(`tar could not unpack ${from}: ${stderr}`);
  // The executable is written last, so if it exists, unpacking was complete.
  writeFileSync(executable, brotliDecompressSync(readFileSync(join(source, 'chromium.br'))), { mode: 0o755 });
  return executable;
}
