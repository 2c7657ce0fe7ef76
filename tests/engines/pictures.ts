/* Takes screenshots of two pages in every installed engine, at phone and desktop widths, for a comparison by eye. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engines, isInstalled } from './engines.ts';
import { open } from './open.ts';
import { serve } from './site.ts';
import { survey } from './survey.ts';

const folder = fileURLToPath(new URL('pictures/', import.meta.url));
mkdirSync(folder, { recursive: true });
const site = await serve();
for (const engine of engines.filter(isInstalled)) {
  const browser = await open(engine);
  const page = await browser.open();
  for (const [name, path] of [
    ['inicio', ''],
    ['webdesign', 'webdesign'],
  ] as const) {
    await page.goto(site.address + path);
    for (const width of [390, 1280]) {
      // `survey` waits for the font and finishes animations.
      await survey(page, width);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setSize(width, Math.min(height, 8000));
      writeFileSync(
        `${folder}${name}-${width}-${engine.name.toLowerCase().replaceAll(' ', '-')}.png`,
        await page.picture(),
      );
    }
  }
  await page.close();
  await browser.close();
  console.log(engine.name);
}
site.close();
console.log(`The pictures are in ${folder}`);
