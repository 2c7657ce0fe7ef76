import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Runs axe on the page as it is now. Returns the violations of WCAG up to a level, and of axe's best practices. */
export async function findings(page: Page, level: 'AA' | 'AAA' = 'AAA') {
  const { violations } = await new AxeBuilder({ page })
    .withTags(level === 'AA' ? AA : [...AA, 'wcag2aaa'])
    // In legacy mode, axe is three times as fast, because it opens no extra page for frames of other origins. The site
    // has no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
