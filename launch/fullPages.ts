import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import { createSite } from '../server/site.ts';
import { findShell } from './chromium.js';

/** The width of the pictures, in pixels. */
const WIDTH = 1280;

/**
 * Takes a picture of whole pages of a built site.
 * @param base The path that the site is served under.
 * @param files The file of each picture, by the page's path.
 * @throws if there is no browser.
 */
export async function pictureFullPages(folder: string, base: string, files: ReadonlyMap<string, string>) {
  const site = createSite({ folder, base }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const executablePath = findShell();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 }, reducedMotion: 'reduce' });
    for (const [path, file] of files) {
      await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}${base}${path}`);
      await page.evaluate(async () => {
        const pictures = [...document.images];
        for (const picture of pictures) picture.loading = 'eager';
        // A picture that cannot be decoded is also shown as it is.
        await Promise.allSettled(pictures.map((picture) => picture.decode()));
      });
      await page.screenshot({ path: file, fullPage: true });
    }
  } finally {
    await browser.close();
    site.close();
  }
}
