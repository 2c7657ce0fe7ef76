/**
 * `npm run bench`: measures the site beside an empty page, or any addresses that it is given, prints tables, writes
 * `results.json`, and fails where a goal is missed.
 */

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Audit, audit } from './audits.ts';
import { median, withBrowser } from './chromium.ts';
import { goals } from './goals.ts';
import { measureInteraction } from './interaction.ts';
import { measureNavigation, type Navigation } from './navigation.ts';
import { serveOwnSite } from './ownSite.ts';

const RESULTS = new URL('results.json', import.meta.url);
/** Lighthouse's slow 4G, in bytes per millisecond. */
const SLOW_4G = (1.6 * 1024 * 1024) / 8 / 1000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '10' } },
});
const own = positionals.length === 0 ? await serveOwnSite() : undefined;
const pages = own ? own.pages : positionals;
const starts = own ? [own.home] : positionals;
const limit = own ? [own.limit] : [];

const audits: Record<string, Audit[]> = {};
const navigations: Record<string, { plain?: Navigation | undefined; slow?: Navigation | undefined }> = {};
const interactions: Record<string, number | undefined> = {};
try {
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.error(`Lighthouse, round ${round}`);
    // Each round measures every page, so that a busy moment of the machine is shared by all.
    for (const address of [...limit, ...pages]) {
      const list = audits[address] ?? [];
      audits[address] = [...list, await withBrowser((browser) => audit(browser, address))];
    }
  }
  for (const address of [...limit, ...starts]) {
    console.error(`Navigation and answers: ${address}`);
    await withBrowser(async (browser) => {
      navigations[address] = {
        plain: await measureNavigation(browser, address, false),
        slow: await measureNavigation(browser, address, true),
      };
      interactions[address] = await measureInteraction(browser, address);
    });
  }
} finally {
  own?.close();
}

const empty = limit[0];
const misses = own ? [...pages.flatMap(missesOfPage), ...starts.flatMap(missesOfStart)] : [];
writeFileSync(RESULTS, `${JSON.stringify({ audits, navigations, interactions, misses }, null, 2)}\n`);
console.table(Object.fromEntries(Object.keys(audits).map((address) => [name(address), auditRow(address)])));
console.table(Object.fromEntries(Object.keys(navigations).map((address) => [name(address), startRow(address)])));
for (const miss of misses) console.error(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

function name(address: string): string {
  return address === empty ? 'an empty page' : own ? new URL(address).pathname : address;
}

function middle(address: string | undefined, pick: (one: Audit) => number): number {
  return median((audits[address ?? ''] ?? []).map(pick));
}

/** A median, how many times the empty page's it is, and the lowest and the highest value. */
function shown(address: string, pick: (one: Audit) => number): string {
  const all = (audits[address] ?? []).map(pick);
  const spread = `${Math.round(Math.min(...all))}-${Math.round(Math.max(...all))}`;
  const least = middle(empty, pick);
  const ratio = least > 0 ? `${(median(all) / least).toFixed(2)}x, ` : '';
  return `${Math.round(median(all))} (${ratio}${spread})`;
}

function auditRow(address: string) {
  const all = audits[address] ?? [];
  return {
    'lowest scores': Object.keys(all[0]?.scores ?? {})
      .map((id) => Math.min(...all.map(({ scores }) => scores[id as keyof Audit['scores']])))
      .join(' '),
    'first paint': shown(address, (one) => one.firstContentfulPaint),
    'largest paint': shown(address, (one) => one.largestContentfulPaint),
    'main thread, CPU x4': shown(address, (one) => one.mainThread),
    blocking: shown(address, (one) => one.totalBlockingTime),
    shift: Math.max(...all.map(({ layoutShift }) => layoutShift)),
    requests: middle(address, ({ requests }) => requests),
    bytes: middle(address, totalBytes),
  };
}

function startRow(address: string) {
  const { plain, slow } = navigations[address] ?? {};
  return {
    'click to heading': plain?.median,
    'slow 4G, CPU x6': slow?.median,
    prerendered: plain && `${plain.prerendered}/${plain.all.length}`,
    'slowest answer, CPU x4': interactions[address],
  };
}

function missesOfPage(address: string): string[] {
  const all = audits[address] ?? [];
  const font = middle(address, ({ bytes }) => bytes.Font ?? 0) / SLOW_4G;
  const paints = ['firstContentfulPaint', 'largestContentfulPaint'] as const;
  const calmest = Math.max(...(audits[empty ?? ''] ?? []).map((one) => one.totalBlockingTime));
  return [
    ...all.flatMap(({ scores }) =>
      Object.entries(scores).flatMap(([id, score]) => (score < goals.score ? [`${address}: ${id} ${score}`] : [])),
    ),
    ...paints.flatMap((id) =>
      over(
        address,
        id,
        middle(address, (one) => one[id]),
        goals.paint * middle(empty, (one) => one[id]) + font,
      ),
    ),
    ...over(
      address,
      'main thread',
      middle(address, (one) => one.mainThread),
      address === own?.home ? goals.mainThreadHome : goals.mainThread,
    ),
    ...over(
      address,
      'blocking time',
      middle(address, (one) => one.totalBlockingTime),
      calmest,
    ),
    ...over(address, 'layout shift', Math.max(...all.map(({ layoutShift }) => layoutShift)), goals.layoutShift),
    ...over(
      address,
      'requests',
      middle(address, ({ requests }) => requests),
      goals.requests,
    ),
    ...over(address, 'bytes', middle(address, totalBytes), goals.bytes),
  ];
}

function missesOfStart(address: string): string[] {
  const { plain, slow } = navigations[address] ?? {};
  const least = navigations[empty ?? ''];
  return [
    ...over(address, 'navigation', plain?.median ?? 0, (least?.plain?.median ?? 0) + goals.navigationPlain),
    ...over(address, 'navigation on slow 4G', slow?.median ?? 0, (least?.slow?.median ?? 0) + goals.navigationSlow),
    ...over(address, 'slowest answer at CPU x4', interactions[address] ?? 0, goals.interaction),
  ];
}

function totalBytes({ bytes }: Audit): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

function over(address: string, what: string, value: number, goal: number): string[] {
  return value > goal ? [`${address}: ${what} ${Math.round(value)}, not ${Math.round(goal)}`] : [];
}
