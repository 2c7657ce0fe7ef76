import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = {
  AA: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  AAA: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'wcag2aaa', 'best-practice'],
};

/** Runs axe on the page as it is now. Returns the violations of WCAG up to a level, and of axe's best practices. */
export async function findings(page: Page, without: string[] = [], level: keyof typeof levels = 'AAA') {
  const { violations } = await new AxeBuilder({ page })
    .withTags(levels[level])
    .disableRules(without)
    // In legacy mode, axe is three times as fast, because it opens no extra page for frames of other origins. The site
    // has no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

const day = { media: 'screen', colorScheme: 'light', forcedColors: 'none' } as const;

/** Runs axe on the page by day, by night, in print and in forced colours. Returns the violations of each. */
export async function findingsInAllMedia(page: Page) {
  // In forced colours, the visitor decides the contrast. Axe would measure colours that the browser has replaced.
  const contrast = ['color-contrast', 'color-contrast-enhanced'];
  const found: Record<string, Awaited<ReturnType<typeof findings>>> = {};
  await page.emulateMedia(day);
  found.day = await findings(page);
  await page.emulateMedia({ ...day, colorScheme: 'dark' });
  found.night = await findings(page);
  await page.emulateMedia({ ...day, media: 'print' });
  found.print = await findings(page);
  await page.emulateMedia({ ...day, forcedColors: 'active' });
  found.forced = await findings(page, contrast);
  await page.emulateMedia(day);
  return found;
}

/** The result of `findingsInAllMedia` for a page without violations. */
export const NONE = { day: [], night: [], print: [], forced: [] };
