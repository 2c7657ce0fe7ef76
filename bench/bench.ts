/**
 * `npm run bench`: measures the site and, for comparison, an empty page and a form without styles or scripts. With URLs
 * as arguments, measures only these URLs. Prints tables and writes `results.json`. Fails if the site misses a goal.
 * There are no goals for URLs from the arguments.
 */

import { writeFileSync } from 'node:fs';
import { readArgs } from '../commands/args.ts';
import { type Audit, audit } from './audits.ts';
import { median, SLOW_4G, withBrowser } from './chromium.ts';
import { goals } from './goals.ts';
import { measureInteraction } from './interaction.ts';
import { measureNavigation, type Navigation } from './navigation.ts';
import { serveOwnSite } from './ownSite.ts';

const RESULTS = new URL('results.json', import.meta.url);

const HELP = `Measures the site, or the pages at the given URLs.

  npm run bench -- [--rounds 10] [URL…]`;

const { positionals, values } = readArgs('en', HELP, { rounds: { type: 'string', default: '10' } }, URL.canParse);
const own = positionals.length === 0 ? await serveOwnSite() : undefined;
const pages = own ? own.pages : positionals;
const starts = own ? [own.home] : positionals;
const limit = own ? [own.limit] : [];
const forms = own ? [own.bareForm, own.home] : positionals;

const audits: Record<string, Audit[]> = {};
const navigations: Record<string, { plain?: Navigation | undefined; slow?: Navigation | undefined }> = {};
const interactions: Record<string, number[]> = {};
try {
  for (let round = 1; round <= Number(values.rounds); round++) {
    console.error(`Lighthouse and interaction, round ${round}`);
    // Each round measures every page, so that a busy moment of the machine affects all pages.
    for (const address of [...limit, ...pages]) {
      const list = audits[address] ?? [];
      audits[address] = [...list, await withBrowser((browser) => audit(browser, address))];
    }
    for (const address of forms) {
      const one = await withBrowser((browser) => measureInteraction(browser, address));
      if (one !== undefined) interactions[address] = [...(interactions[address] ?? []), one];
    }
  }
  for (const address of [...limit, ...starts]) {
    console.error(`Navigation: ${address}`);
    await withBrowser(async (browser) => {
      navigations[address] = {
        plain: await measureNavigation(browser, address, false),
        slow: await measureNavigation(browser, address, true),
      };
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
console.table(Object.fromEntries(Object.keys(interactions).map((address) => [name(address), formRow(address)])));
for (const miss of misses) console.error(`Missed: ${miss}`);
process.exitCode = misses.length > 0 ? 1 : 0;

function name(address: string): string {
  if (address === empty) return 'an empty page';
  if (address === own?.bareForm) return 'a bare form';
  return own ? new URL(address).pathname : address;
}

function middle(address: string | undefined, pick: (one: Audit) => number): number {
  return median((audits[address ?? ''] ?? []).map(pick));
}

/** Formats the median, its ratio to `least`, and the lowest and highest values. */
function shown(all: readonly number[], least: number): string {
  const spread = `${Math.round(Math.min(...all))}-${Math.round(Math.max(...all))}`;
  const ratio = least > 0 ? `${(median(all) / least).toFixed(2)}x, ` : '';
  return `${Math.round(median(all))} (${ratio}${spread})`;
}

function auditRow(address: string) {
  const all = audits[address] ?? [];
  const beside = (pick: (one: Audit) => number) => shown(all.map(pick), middle(empty, pick));
  return {
    'lowest scores': Object.keys(all[0]?.scores ?? {})
      .map((id) => Math.min(...all.map(({ scores }) => scores[id as keyof Audit['scores']])))
      .join(' '),
    'first paint': beside((one) => one.firstContentfulPaint),
    'largest paint': beside((one) => one.largestContentfulPaint),
    'main thread, CPU x4': beside((one) => one.mainThread),
    blocking: beside((one) => one.totalBlockingTime),
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
  };
}

function slowest(address: string | undefined): number {
  return median(interactions[address ?? ''] ?? []);
}

function formRow(address: string) {
  return { 'slowest answer, CPU x6': shown(interactions[address] ?? [], slowest(own?.bareForm)) };
}

function missesOfPage(address: string): string[] {
  const all = audits[address] ?? [];
  const font = SLOW_4G.latency + (1000 * middle(address, ({ bytes }) => bytes.Font ?? 0)) / SLOW_4G.download;
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
      (address === own?.home ? goals.mainThreadHome : goals.mainThread) * middle(empty, (one) => one.mainThread),
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
    ...over(address, 'slowest answer at CPU x6', slowest(address), slowest(own?.bareForm) + goals.interaction),
  ];
}

function totalBytes({ bytes }: Audit): number {
  return Object.values(bytes).reduce((sum, size) => sum + size, 0);
}

function over(address: string, what: string, value: number, goal: number): string[] {
  return value > goal ? [`${address}: ${what} ${Math.round(value)}, not ${Math.round(goal)}`] : [];
}
