/*
 * The first step of `npm run test:all -- engines`: reports which engines are missing, unpacks the others, and measures
 * the built site in the reference engine.
 */
import { writeFileSync } from 'node:fs';
import { engines, isInstalled, reference } from './engines.ts';
import { open, unpack } from './open.ts';
import { paths, serve } from './site.ts';
import { areDrawn, markInks, measured, type Reference, survey, WALL_WIDTHS, WIDTHS, wallColours } from './survey.ts';

const missing = engines.filter((engine) => !isInstalled(engine));
for (const { name, install } of missing) console.warn(`${name} is not installed and is left out: ${install}`);
// CI installs every engine, so a missing one is an error there.
if (process.env.CI === 'true' && missing.length > 0) process.exit(1);

for (const { driver } of engines.filter(isInstalled)) if (driver.kind === 'packaged') unpack(driver.from);

const site = await serve();
const browser = await open(reference);
const page = await browser.open();
const result: Reference = { surveys: {}, walls: {}, marks: [] };
for (const path of paths) {
  await page.goto(site.address + path);
  for (const width of WIDTHS) result.surveys[`${path} ${width}`] = await survey(page, width);
}
await page.goto(site.address);
for (const width of WALL_WIDTHS) {
  await page.setSize(width, 844);
  result.walls[width] = await wallColours(page);
}
await page.goto(site.address);
while (!areDrawn(result.marks) || result.marks.length === 0) result.marks = await markInks(page);
await browser.close();
site.close();
writeFileSync(measured, JSON.stringify(result));
