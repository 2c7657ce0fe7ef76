import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const levels = {
  AA: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  AAA: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'wcag2aaa', 'best-practice'],
};

/** The violations that axe finds on the page in its current state, up to a WCAG level. */
export async function findings(page: Page, without: string[] = [], level: keyof typeof levels = 'AAA') {
  const { violations } = await new AxeBuilder({ page })
    .withTags(levels[level])
    .disableRules(without)
    // Legacy mode is three times as fast: it opens no extra page for frames of other origins, and the site has no frames.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
