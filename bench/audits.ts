import lighthouse, { type Result } from 'lighthouse';
import type { Browser } from 'puppeteer-core';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The results of one run of Lighthouse's mobile audit; times are in milliseconds. */
export type Audit = {
  /** Lighthouse's scores, from 0 to 100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  /** The time of all work on the main thread, with the CPU at a quarter of its speed. */
  mainThread: number;
  layoutShift: number;
  requests: number;
  /** Transferred bytes by resource type. */
  bytes: Record<string, number>;
};

/** Runs Lighthouse's mobile audit once, with Lighthouse's default settings: an empty cache and simulated throttling. */
export async function audit(browser: Browser, address: string): Promise<Audit> {
  const { audits, categories } = await run(browser, address);
  const number = (id: string) => audits[id]?.numericValue ?? 0;
  const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ) as Audit['scores'],
    firstContentfulPaint: number('first-contentful-paint'),
    largestContentfulPaint: number('largest-contentful-paint'),
    totalBlockingTime: number('total-blocking-time'),
    mainThread: number('mainthread-work-breakdown'),
    layoutShift: number('cumulative-layout-shift'),
    requests: requests.length,
    bytes: byKind(requests),
  };
}

type NetworkRequest = { resourceType?: string; transferSize?: number };

async function run(browser: Browser, address: string): Promise<Result> {
  let problem = 'no result';
  // Sometimes Chromium records no trace: the run then has no result, and is repeated.
  for (let tries = 0; tries < 3; tries++) {
    const result = await lighthouse(address, {
      port: Number(new URL(browser.wsEndpoint()).port),
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    if (result && !result.lhr.runtimeError) return result.lhr;
    problem = result?.lhr.runtimeError?.message ?? problem;
  }
  throw new Error(`Lighthouse could not load ${address}: ${problem}`);
}

function byKind(requests: readonly NetworkRequest[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return bytes;
}
