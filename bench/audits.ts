import lighthouse, { type Result } from 'lighthouse';
import { Fetcher } from 'lighthouse/core/gather/fetcher.js';
import type { Browser } from 'puppeteer-core';
import { median } from './chromium.ts';

// Lighthouse fetches robots.txt from inside the page, whose Content-Security-Policy blocks every connection, and then
// reports the file as invalid (GoogleChrome/lighthouse#4386). PageSpeed Insights fetches it from outside, as done here.
Fetcher.prototype.fetchResource = function (url: string, { timeout } = { timeout: 2000 }) {
  return this._wrapWithTimeout(this._fetchWithFetchApi(url), timeout);
};

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Audit = {
  /** For each category, the lowest and the median score of all runs, 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], { lowest: number; median: number }>;
  /** Medians under simulated throttling; times in milliseconds. */
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  speedIndex: number;
  totalBlockingTime: number;
  layoutShift: number;
  /** Medians under applied (DevTools) throttling, in milliseconds. */
  applied: { firstContentfulPaint: number; largestContentfulPaint: number };
  requests: number;
  /** Transferred bytes by resource type. */
  bytes: Record<string, number>;
  elements: number;
};

/**
 * Runs Lighthouse's mobile audit five times with simulated throttling and five
 * times with applied throttling, each with an empty cache.
 */
export async function audit(browser: Browser, address: string): Promise<Audit> {
  const simulated = await runs(browser, address, 'simulate');
  const applied = await runs(browser, address, 'devtools');
  const number = (results: Result[], id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? 0));
  const [first] = simulated;
  const requests =
    (first?.audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => {
        const values = simulated.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100));
        return [id, { lowest: Math.min(...values), median: median(values) }];
      }),
    ) as Audit['scores'],
    firstContentfulPaint: number(simulated, 'first-contentful-paint'),
    largestContentfulPaint: number(simulated, 'largest-contentful-paint'),
    speedIndex: number(simulated, 'speed-index'),
    totalBlockingTime: number(simulated, 'total-blocking-time'),
    layoutShift: number(simulated, 'cumulative-layout-shift'),
    applied: {
      firstContentfulPaint: number(applied, 'first-contentful-paint'),
      largestContentfulPaint: number(applied, 'largest-contentful-paint'),
    },
    requests: requests.length,
    bytes: byKind(requests),
    elements: first?.audits['dom-size-insight']?.numericValue ?? elementsOf(first),
  };
}

type NetworkRequest = { resourceType?: string; transferSize?: number };

async function runs(browser: Browser, address: string, throttlingMethod: 'simulate' | 'devtools'): Promise<Result[]> {
  const results: Result[] = [];
  // Sometimes Chromium records no trace; such a run has no result and is repeated.
  for (let tries = 0; results.length < RUNS; tries++) {
    const result = await lighthouse(address, {
      port: Number(new URL(browser.wsEndpoint()).port),
      throttlingMethod,
      onlyCategories: throttlingMethod === 'simulate' ? [...CATEGORIES] : ['performance'],
      logLevel: 'error',
    });
    if (!result || result.lhr.runtimeError) {
      if (tries < 2 * RUNS) continue;
      throw new Error(`Lighthouse could not load ${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    results.push(result.lhr);
  }
  return results;
}

function byKind(requests: readonly NetworkRequest[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return bytes;
}

function elementsOf(result: Result | undefined): number {
  const items = (result?.audits['dom-size-insight']?.details as { debugData?: { totalElements?: number } } | undefined)
    ?.debugData;
  return items?.totalElements ?? 0;
}
