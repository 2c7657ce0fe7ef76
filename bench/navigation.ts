import type { Browser, Page } from 'puppeteer-core';
import { median, slowDown, wait, withFreshPage } from './chromium.ts';

/** The wait between scrolling to a link and moving the pointer onto it, in ms. */
const IN_VIEW = 1500;
/** The wait between moving the pointer onto the link and the click, in ms. */
const HOVER = 300;
/** The wait before each read of the result, in ms. */
const AFTER = 1500;
const RUNS = 10;

export type Navigation = { median: number; all: number[]; prerendered: number };

/**
 * Measures the time in ms from a click on an internal link until the next page's heading is painted. Each of ten runs
 * follows one of the first five links in the header, navigation and footer that lead to other pages. Returns all times,
 * their median and the number of prerendered pages; undefined if there is no such link. Works for sites that load a new
 * document and for sites that replace their content by script.
 */
export async function measureNavigation(
  browser: Browser,
  address: string,
  slow: boolean,
): Promise<Navigation | undefined> {
  const targets = await withFreshPage(browser, (page) => innerLinks(page, address));
  if (targets.length === 0) return undefined;
  const all: number[] = [];
  let prerendered = 0;
  for (let run = 0; run < RUNS; run++) {
    const target = targets[run % targets.length] ?? '';
    const one = await withFreshPage(browser, (page) => follow(page, address, target, slow));
    all.push(Math.round(one.latency));
    if (one.prerendered) prerendered++;
  }
  return { median: median(all), all, prerendered };
}

/** The `href` of up to five visible links in the header, navigation and footer that lead to the site's other pages. */
async function innerLinks(page: Page, address: string): Promise<string[]> {
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: 'networkidle2' });
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a, nav a, footer a')].filter(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        !link.target &&
        link.checkVisibility(),
    );
    return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))].slice(0, 5);
  });
}

async function follow(page: Page, address: string, target: string, slow: boolean) {
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(address, { waitUntil: 'load' });
  if (slow) await slowDown(page);
  const link = await page.waitForSelector(`:is(header, nav, footer) a[href="${target}"]`, { visible: true });
  if (!link) throw new Error(`${address} has no visible link to ${target}`);
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await wait(IN_VIEW);
  await link.hover();
  await wait(HOVER);
  await page.evaluate(watchClick);
  await link.click();
  // The loop waits before it reads the result, because reading takes CPU time away from the measured navigation.
  for (let patience = 0; patience < 20; patience++) {
    await wait(AFTER);
    const seen = await page.evaluate(whenPainted).catch(() => undefined);
    if (seen) return seen;
  }
  throw new Error(`The link to ${target} on ${address} opened no other page.`);
}

/**
 * Runs in the page: stores the time of the click and, if no new document loads, the time when a new heading is
 * painted.
 */
function watchClick(): void {
  const heading = document.querySelector('h1')?.textContent;
  addEventListener(
    'click',
    (event) => {
      sessionStorage.setItem('bench-click', String(performance.timeOrigin + event.timeStamp));
      const watcher = new MutationObserver(() => {
        if (document.querySelector('h1')?.textContent === heading) return;
        watcher.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => sessionStorage.setItem('bench-painted', String(performance.timeOrigin + performance.now()))),
        );
      });
      watcher.observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true, once: true },
  );
}

/**
 * Runs in the page: returns the time from the click until the page's heading was painted, in ms; undefined before that
 * paint. A prerendered page does not count as painted before it is activated.
 */
function whenPainted(): { latency: number; prerendered: boolean } | undefined {
  const click = Number(sessionStorage.getItem('bench-click'));
  const replaced = sessionStorage.getItem('bench-painted');
  if (replaced) return { latency: Number(replaced) - click, prerendered: false };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
    activationStart?: number;
  })[];
  if (!paint || performance.timeOrigin + paint.startTime < click || !document.querySelector('h1')) return undefined;
  const shown = navigation?.activationStart ?? 0;
  return { latency: performance.timeOrigin + Math.max(paint.startTime, shown) - click, prerendered: shown > 0 };
}
