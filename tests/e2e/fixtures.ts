import { test as base, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../commands/chromium.js';

/** The paths of the service pages. */
export const services = ['agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'] as const;

export const home = './';
/** A path without a page. */
export const missing = 'nao-existe';
export const allPages = [home, ...services, 'azulejo', missing];

/** The selector of the tiles beside the headline. */
export const WALL_TILES = 'main > section:first-of-type > [aria-hidden] svg';

export const phone = { width: 390, height: 844 };

/** Collects the errors of a page from now on: console errors, page errors, violations of the security policy. */
async function watched(page: Page): Promise<string[]> {
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
  return errors;
}

function expectNone(errors: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
  expect(unexpected, 'there are no unexpected errors').toEqual([]);
}

/**
 * Playwright's `test` with more fixtures. A test fails on any console error, page error or violation of the security
 * policy in a page that it gets from `page` or `keptPage`.
 * `expectedErrors` lists the errors that a test causes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; keptPage: Page }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors = await watched(page);
    await use(page);
    expectNone(errors, expectedErrors);
  },
  /**
   * A page in a browser with the back/forward cache. The headless shell has no such cache, and Playwright disables the
   * cache in other browsers.
   */
  keptPage: async ({ playwright, browserName, launchOptions, baseURL, expectedErrors }, use) => {
    const executablePath = findBrowser();
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    const errors = await watched(page);
    await use(page);
    await browser.close();
    expectNone(errors, expectedErrors);
  },
});

export { findings } from '../axe.ts';
export { expect };

/** The console message of Chromium for a document with status 404. */
export const NOT_FOUND = /Failed to load resource: the server responded with a status of 404/;

/** Finds the parts of the contact form by their labels and roles. */
export function contactForm(page: Page) {
  const form = page.locator('form');
  return {
    form,
    name: form.getByLabel('Nome'),
    email: form.getByLabel('E-mail'),
    message: form.getByLabel('Mensagem'),
    button: form.getByRole('button'),
    status: form.getByRole('status'),
    alert: form.getByRole('alert').first(),
    subject: form.getByRole('checkbox'),
    values: () => Promise.all(['Nome', 'E-mail', 'Mensagem'].map((label) => form.getByLabel(label).inputValue())),
    /** Fires the timers that `holdTimers` holds: the one of the delivery, or that of the success. */
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
 * Holds the form's timers until a test calls `release()`, because on a busy machine, a test can take longer than them.
 * With `areFailing`, the timers fail, and so does the simulated delivery.
 */
export const holdTimers = (page: Page, areFailing = false) =>
  page.addInitScript((areFailing) => {
    const start = window.setTimeout;
    const held: (() => void)[] = [];
    const hold = (run: () => void, ms = 0, ...args: []) => {
      if (![1500, 3000].includes(ms)) return start(run, ms, ...args);
      if (areFailing) throw new Error('not delivered');
      return held.push(() => run(...args));
    };
    Object.assign(window, { setTimeout: hold, release: () => held.splice(0).map((run) => run()) });
  }, areFailing);

/** Opens the home page with held timers, waits until the form's island listens, and fills the form in. */
export async function filledForm(page: Page, areTimersFailing = false) {
  await holdTimers(page, areTimersFailing);
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  await form.fill();
  return form;
}

/** Matches the URLs of the scripts of the form's island. */
export const FORM_SCRIPT = /\/_astro\/[\w.-]+\.js/;

/** Delays the scripts of the form's island until the returned function is called. */
export async function holdForm(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(FORM_SCRIPT, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
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
