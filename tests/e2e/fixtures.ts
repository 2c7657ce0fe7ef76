import { test as base, expect, type Page } from '@playwright/test';

/** The paths of the service pages. */
export const services = ['agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'] as const;

export const home = './';
/** A path without a page. */
export const missing = 'nao-existe';
export const allPages = [home, ...services, 'azulejo', missing];

export const phone = { width: 390, height: 844 };

/** The tiles beside the headline. */
export const wallTiles = (page: Page) => page.locator('main > section:first-of-type > [aria-hidden] svg');

/** The console message of Chromium for a page that does not exist. */
const NOT_FOUND = /status of 404 .*\/nao-existe\)/;

/**
 * Playwright's `test`. It fails on any console error, page error or violation of the security policy in its page.
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
    await page.addInitScript(() => {
      addEventListener('island', () => Object.assign(window, { hasIsland: true }), true);
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`policy: ${violatedDirective} blocked ${blockedURI}`),
      );
    });
    await use(page);
    const unexpected = errors.filter((error) => ![NOT_FOUND, ...expectedErrors].some((one) => one.test(error)));
    expect(unexpected, 'there are no unexpected errors').toEqual([]);
  },
});

export { findings } from '../axe.ts';
export { expect };

/** Finds the parts of the contact form by their labels and roles. */
export function contactForm(page: Page) {
  const form = page.locator('form');
  const [name, email, message] = ['Nome', 'E-mail', 'Mensagem'].map((label) => form.getByLabel(label));
  return {
    form,
    ...({ name, email, message } as Record<'name' | 'email' | 'message', ReturnType<typeof form.getByLabel>>),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    alert: form.getByRole('alert').first(),
    subject: form.getByRole('checkbox'),
    values: () =>
      form
        .locator('input:not([type=checkbox]), textarea')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    /** Fires the timers that `filledForm` holds: the one of the delivery, or that of the success. */
    release: () => page.evaluate('release()'),
    async fill() {
      await this.name.fill('Ana');
      await this.email.fill('ana@exemplo.com.br');
      await this.message.fill('Olá!');
    },
    /** Scrolls to the form, and waits until the form's island listens. */
    async ready() {
      await form.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => 'hasIsland' in window)).toBe(true);
    },
  };
}

/**
 * Opens the home page, waits until the form's island listens, and fills the form in. Holds the form's timers until
 * `release()`, because on a busy machine, a test can take longer than they do.
 */
export async function filledForm(page: Page) {
  await page.addInitScript(() => {
    const start = window.setTimeout;
    const held: (() => void)[] = [];
    const setTimeout = (run: () => void, ms = 0) => ([1500, 3000].includes(ms) ? held.push(run) : start(run, ms));
    Object.assign(window, { setTimeout, release: () => held.splice(0).map((run) => run()) });
  });
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  await form.fill();
  return form;
}

/** Matches the URLs of the scripts of the form's island. */
export const FORM_SCRIPT = /\/_astro\/[\w.-]+\.js/;

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

/** Opens a page whose font loads after the first paint, and scrolls to its end. Adds up all layout shifts. */
export async function shiftsWithLateFont(page: Page, address: string): Promise<number> {
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
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.unroute('**/*.woff2');
  return page.evaluate(shifts);
}
