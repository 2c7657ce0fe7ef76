import { test as base, expect, type Page } from '@playwright/test';

/** The paths of the service pages. */
export const services = ['agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'] as const;

export const home = './';
/** A path without a page, deeper than the pages: their files still load. */
export const missing = 'nao-existe/aqui';
export const allPages = [home, ...services, 'azulejo', missing];

export const phone = { width: 390, height: 844 };

/** The tiles beside the headline. */
export const wallTiles = (page: Page) => page.locator('main > section:first-of-type > [aria-hidden] svg');

/** The console messages of Chromium for a page that does not exist, and for a file that a test blocks. */
const EXPECTED = [/status of 404 .*\/nao-existe\/aqui\)/, /net::ERR_FAILED/];

/**
 * Playwright's `test`. It fails on any page error and console error in its page. Violations of the security
 * policy are console errors.
 * `expectedErrors` lists the errors that a test causes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
    });
    await use(page);
    const unexpected = errors.filter((error) => ![...EXPECTED, ...expectedErrors].some((one) => one.test(error)));
    expect(unexpected, 'there are no unexpected errors').toEqual([]);
  },
});

export { findings } from '../axe.ts';
export { expect };

/** Finds the parts of the contact form by their labels and roles. */
export function contactForm(page: Page) {
  const form = page.locator('form');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    form,
    name: field('Nome'),
    email: field('E-mail'),
    message: field('Mensagem'),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    subject: form.getByRole('checkbox'),
    async fill() {
      await this.name.fill('Ana');
      await this.email.fill('ana@exemplo.com.br');
      await this.message.fill('Olá!');
    },
    /** Scrolls to the form, and waits until the form's island is hydrated. */
    async ready() {
      await form.scrollIntoViewIfNeeded();
      await expect(form.locator('astro-island:not([ssr])')).toBeAttached();
    },
  };
}

/** Lists the visible links, buttons and fields that are less than 44 px wide or high. The skip link is left out. */
export const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, textarea').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('body > a'))
      // The label of a checkbox is part of its target.
      .map((one) => [one.textContent || one.id, (one.closest('label') ?? one).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
      .map(([name, { width, height }]) => `${name}: ${width} x ${height}`),
  );

/** Adds up all layout shifts so far. Runs in the page. */
export async function shifts(): Promise<number> {
  let sum = 0;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  return sum;
}
