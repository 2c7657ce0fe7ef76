import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/reader/folders.ts';
import { expect, findings, missing, shifts, smallTargets, test } from './fixtures.ts';

/** Tests every page of any site: an owner's `npm test` also runs this file. */

/** An owner may choose a name that is shorter than a finger, and colours with less contrast. */
const isDemo = process.env.SITE_CONTENT === 'demo';
const sitemap = readFileSync(join(distFolder(), 'sitemap-0.xml'), 'utf8');
/** The URLs of all pages in the sitemap, relative to the site's URL, and the URL of a page that does not exist. */
const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)]
  .map(([, address = '']) => `.${address.slice(site.address.length)}`)
  .concat(`./${missing}`);

for (const path of pages) {
  test(`${path} passes axe in each mode, is read as it looks, never shifts, has large targets`, async ({ page }) => {
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await shiftsWithLateFont(page, path), `at ${width} px`).toBe(0);
      expect(await page.evaluate(outOfOrder), `at ${width} px`).toEqual([]);
      expect.soft(await violations(page), `at ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect.soft(await violations(page), 'with the menu open').toEqual([]);
    if (isDemo) expect.soft(await smallTargets(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    // axe computes contrast with the page's colours, but the browser shows the system's.
    const forced = (await violations(page)).filter(([id]) => !`${id}`.startsWith('color-contrast'));
    expect.soft(forced, 'in forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    expect.soft(await violations(page), 'in print').toEqual([]);
  });

  test(`${path} fits into the window at 400 % zoom, with text at 200 %, and with wide spacing`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 1280]) await expectRoom(page, width, '200%');
    // The width in CSS pixels of a window of 1280 px at 400 % zoom.
    for (const width of [864, 320]) await expectRoom(page, width, '100%');
    // The text spacing of WCAG 1.4.12.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('body *')) {
        one.style.setProperty('line-height', '1.5', 'important');
        one.style.setProperty('letter-spacing', '0.12em', 'important');
        one.style.setProperty('word-spacing', '0.16em', 'important');
        if (one.matches('p')) one.style.setProperty('margin-block-end', '2em', 'important');
      }
    });
    for (const width of [320, 1280]) await expectRoom(page, width, '100%');
  });

  // An owner's word can be longer than any line.
  if (isDemo)
    test(`no word of the title of ${path} is broken, in narrow and in wide windows`, async ({ page }) => {
      await page.goto(path);
      // With the font in the cache, the page has it at once.
      await page.evaluate(async () => void (await document.fonts.ready));
      await page.reload();
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.locator('h1').evaluate(brokenWords), `at ${width} px`).toEqual([]);
      }
    });
}

const violations = (page: Page) => findings(page, isDemo ? 'AAA' : 'AA');

/** The texts that are above the text before them, and not beside it. Runs in the page. */
function outOfOrder(): string[] {
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, label), footer :is(h2, p, li)')]
    .filter((one) => one.checkVisibility() && !one.querySelector('p, li, h3') && one.getBoundingClientRect().width > 1)
    .map((one) => ({ said: one.textContent, box: one.getBoundingClientRect() }));
  return texts.flatMap(({ said, box }, index) => {
    const before = texts[index - 1]?.box ?? box;
    const isBeside = box.left >= before.right - 1 || box.right <= before.left + 1;
    return isBeside || box.top >= before.top - 1 ? [] : [said];
  });
}

/** The words of an element that are on two lines. Runs in the page. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild as Text;
  return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? word : [];
  });
}

/** Resizes the window and the text. Then expects that nothing is clipped and that the page is not wider than the window. */
async function expectRoom(page: Page, width: number, text: '100%' | '200%'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text);
  expect(await clipped(page), `at ${width} px, with text at ${text}`).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `with text at ${text}`).toBe(width);
}

/** Finds the visible texts that are cut, beyond the left or right edge of the window, or out of the header. */
async function clipped(page: Page): Promise<string[]> {
  const texts = page.locator('//body//*[text()[normalize-space()]]').filter({ visible: true });
  return texts.evaluateAll((all) =>
    all
      .filter((one) => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (clipPath === 'inset(50%)') return false;
        const isCut =
          (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1) ||
          (overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1);
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const header = one.closest('header')?.getBoundingClientRect();
        const isOutOfHeader = header && !one.closest('nav') && (top < -1 || bottom > header.bottom + 1);
        return isCut || left < -1 || right > innerWidth + 1 || isOutOfHeader;
      })
      .map((one) => one.outerHTML.slice(0, 100)),
  );
}

/** Opens a page whose font loads after the first paint, and scrolls to its end and back. Adds up all layout shifts. */
async function shiftsWithLateFont(page: Page, address: string): Promise<number> {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  await page.unroute('**/*.woff2');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const sum = await page.evaluate(shifts);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return sum;
}
