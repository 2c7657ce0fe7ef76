/**
 * `npm run bench`: measures the built site, or any addresses that it is given,
 * prints a table, writes `results.json`, and fails where a goal is missed.
 */

import { readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { createSite } from '../server/site.ts';
import { site } from '../src/content/content.ts';
import { contentFolder, distFolder } from '../src/content/read.ts';
import { basePath } from '../src/lib/links.ts';
import { type Audit, audit } from './audits.ts';
import { withBrowser } from './browser.ts';
import { goals } from './goals.ts';
import { measureInteraction } from './interaction.ts';
import { measureNavigation, type Navigation } from './navigation.ts';

const SERVICES = fileURLToPath(new URL(`../${contentFolder()}/services`, import.meta.url));
const PAGES = ['', ...readdirSync(SERVICES).map((file) => file.replace(/\.yaml$/, ''))];
const RESULTS = new URL('results.json', import.meta.url);

type PageResult = { address: string; audit: Audit };
type SiteResult = { address: string; plain?: Navigation; slow?: Navigation; interaction?: number };

const { positionals } = parseArgs({ allowPositionals: true });
const own = positionals.length === 0 ? await serveOwn() : undefined;
const addresses = own ? PAGES.map((page) => own.address + page) : positionals;

const pages: PageResult[] = [];
const sites: SiteResult[] = [];
try {
  for (const address of own ? [own.address] : addresses) {
    console.error(`Navigation and form: ${address}`);
    sites.push({ address, ...(await withBrowser(measureSite(address))) });
  }
  for (const address of addresses) {
    console.error(`Lighthouse: ${address}`);
    pages.push({ address, audit: await withBrowser((browser) => audit(browser, address)) });
  }
} finally {
  own?.close();
}

const misses = [...pages.flatMap(missesOfPage), ...sites.flatMap(missesOfSite)];
writeFileSync(RESULTS, `${JSON.stringify({ pages, sites, misses }, null, 2)}\n`);
console.table(Object.fromEntries(pages.map(({ address, audit }) => [new URL(address).pathname, row(audit)])));
console.table(
  Object.fromEntries(
    sites.map(({ address, plain, slow, interaction }) => [
      address,
      {
        'click to heading': plain?.median,
        'slow 4G, CPU x4': slow?.median,
        prepared: plain && `${plain.prerendered}/${plain.all.length}`,
        'slowest in form, CPU x4': interaction,
      },
    ]),
  ),
);
for (const miss of misses) console.error(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

async function serveOwn() {
  const base = basePath(site.address);
  const server = createSite({ folder: distFolder(), base });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}${base}/`, close: () => server.close() };
}

function measureSite(address: string) {
  return async (browser: Browser): Promise<Omit<SiteResult, 'address'>> => {
    const plain = await measureNavigation(browser, address, false);
    const slow = await measureNavigation(browser, address, true);
    const interaction = await measureInteraction(browser, address);
    return { ...(plain && { plain }), ...(slow && { slow }), ...(interaction !== undefined && { interaction }) };
  };
}

function row({ scores, applied, bytes, ...audit }: Audit) {
  const { performance, accessibility, 'best-practices': practices, seo } = scores;
  return {
    'scores (lowest)': [performance, accessibility, practices, seo].map(({ lowest }) => lowest).join(' '),
    FCP: Math.round(audit.firstContentfulPaint),
    LCP: Math.round(audit.largestContentfulPaint),
    SI: Math.round(audit.speedIndex),
    TBT: Math.round(audit.totalBlockingTime),
    CLS: audit.layoutShift,
    'FCP, LCP applied': `${Math.round(applied.firstContentfulPaint)}, ${Math.round(applied.largestContentfulPaint)}`,
    requests: audit.requests,
    bytes: Object.entries(bytes)
      .map(([kind, size]) => `${kind} ${size}`)
      .join(', '),
    elements: audit.elements,
  };
}

function missesOfPage({ address, audit }: PageResult): string[] {
  const { scores, applied, bytes, requests } = audit;
  const total = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  return [
    ...Object.entries(scores)
      .filter(([, { lowest }]) => lowest < goals.score)
      .map(([name, { lowest }]) => `${address}: ${name} ${lowest}, not ${goals.score}`),
    ...over(address, 'FCP', audit.firstContentfulPaint, goals.firstContentfulPaint),
    ...over(address, 'LCP', audit.largestContentfulPaint, goals.largestContentfulPaint),
    ...over(address, 'TBT', audit.totalBlockingTime, goals.totalBlockingTime),
    ...over(address, 'CLS', audit.layoutShift, goals.layoutShift),
    ...over(
      address,
      'LCP after FCP, applied',
      applied.largestContentfulPaint - applied.firstContentfulPaint,
      goals.largestAfterFirst,
    ),
    ...over(address, 'requests', requests, goals.requests),
    ...over(address, 'bytes', total, goals.bytes),
  ];
}

function missesOfSite({ address, plain, slow, interaction }: SiteResult): string[] {
  return [
    ...over(address, 'navigation', plain?.median ?? 0, goals.navigationPlain),
    ...over(address, 'navigation on slow 4G with CPU x4', slow?.median ?? 0, goals.navigationSlow),
    ...over(address, 'interaction with the form at CPU x4', interaction ?? 0, goals.interaction),
  ];
}

function over(address: string, name: string, value: number, goal: number): string[] {
  return value > goal ? [`${address}: ${name} ${Math.round(value)}, not ${goal}`] : [];
}
