/*
 * The first step of `npm run test:all -- engines`: reports which engines are missing, unpacks the others, and measures
 * the built site in the reference engine.
 */
import { writeFileSync } from 'node:fs';
import { engines, isInstalled, reference } from './engines.ts';
import { open, unpack } from './open.ts';
import { paths, serve } from './site.ts';
import { LOOKS, looks, measured, type Reference, survey, WIDTHS } from './survey.ts';

const missing = engines.filter((engine) => !isInstalled(engine));
for (const { name, install } of missing) console.warn(`${name} is not installed and is left out: ${install}`);
// CI installs every engine, so a missing one is an error there.
if (process.env.CI === 'true' && missing.length > 0) process.exit(1);

for (const { driver } of engines.filter(isInstalled)) if (driver.kind === 'packaged') unpack(driver.from);

const site = await serve();
const browser = await open(reference);
const page = await browser.open();
const result: Reference = { surveys: {}, looks: [] };
for (const path of paths) {
  await page.goto(site.address + path);
  for (const width of WIDTHS) result.surveys[`${path} ${width}`] = await survey(page, width);
}
for (const [selector, width] of LOOKS) {
  await page.setSize(width, 844);
  await page.goto(site.address);
  // The file with the logos loads after the page.
  const hasLogos = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/platforms.'));
  while (!(await page.evaluate(hasLogos)));
  result.looks.push(await looks(page, selector));
}
await browser.close();
site.close();
writeFileSync(measured, JSON.stringify(result));
