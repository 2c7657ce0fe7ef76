import type { Page } from '@playwright/test';
import { allPages, contactForm, expect, FORM_SCRIPT, findings, home, phone, test } from './fixtures.ts';

test.describe('axe finds nothing', () => {
  test.use({ expectedErrors: [/status of 404|net::ERR_FAILED/] });

  for (const path of allPages) {
    test(`on ${path} in print, in forced colours, and with the menu open; all targets are at least 44 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
      await page.goto(path);
      expect.soft(await findings(page), 'in print').toEqual([]);
      await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
      // In forced colours, the visitor decides the contrast. axe would measure colours that the browser has replaced.
      const withoutContrast = ['color-contrast', 'color-contrast-enhanced'];
      expect.soft(await findings(page, withoutContrast), 'in forced colours').toEqual([]);
      // Forced colours remove the header's white background and its shadow.
      await expect.soft(page.getByRole('banner'), 'the header has an edge').toHaveCSS('outline-style', 'solid');
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize(phone);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
      expect.soft(await findings(page), 'with the menu open').toEqual([]);
      expect.soft(await smallTargets(page), 'targets are at least 44 px').toEqual([]);
    });
  }

  test('with the subject of the message; its target is at least 44 px', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(`${home}?sobre=automacoes#contato`);
    await contactForm(page).ready();
    await expect(contactForm(page).subject).toBeVisible();
    expect(await findings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('if the form is sent empty', async ({ page }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.button.click();
    await expect(form.name).toBeFocused();
    expect(await findings(page)).toEqual([]);
  });

  test('while the form is submitting, and after success', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The test fires the form's timers itself, because on a busy machine, axe can take longer than the timers.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const held: (() => void)[] = [];
      const holdOwn = (run: () => void, ms = 0, ...args: []) =>
        [1500, 3000].includes(ms) ? held.push(() => run(...args)) : start(run, ms, ...args);
      Object.assign(window, { setTimeout: holdOwn, release: () => held.splice(0).map((run) => run()) });
    });
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.fill();
    await form.button.click();
    await expect(form.button).toBeDisabled();
    expect(await findings(page)).toEqual([]);
    await page.evaluate('release()');
    await expect(form.status).toHaveText(/sucesso/);
    expect(await findings(page)).toEqual([]);
    await expect(form.status).not.toBeEmpty();
  });

  test('if the message was not delivered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The simulated delivery fails only if its timer does.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const failing = (run: () => void, ms = 0, ...args: []) => {
        if (ms === 1500) throw new Error('not delivered');
        return start(run, ms, ...args);
      };
      Object.assign(window, { setTimeout: failing });
    });
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.fill();
    await form.button.click();
    await expect(form.alert).not.toBeEmpty();
    await expect(form.message).toHaveValue('Olá!');
    expect(await findings(page)).toEqual([]);
  });

  test('if the form did not load', async ({ page }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort());
    await page.goto(home);
    await contactForm(page).form.scrollIntoViewIfNeeded();
    await expect(page.getByText(/O formulário não carregou/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

/** Lists the visible links, buttons and fields that are less than 44 px wide or high. The skip link is left out. */
const smallTargets = (page: Page) =>
  page.locator('a[href], button, input, textarea').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.matches('body > a'))
      // The label of a checkbox is part of its target.
      .map((one) => [one.textContent || one.id, (one.closest('label') ?? one).getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => width < 43.9 || height < 43.9)
      .map(([name, { width, height }]) => `${name}: ${width} x ${height}`),
  );
