import type { Page } from '@playwright/test';
import { contactForm, expect, FORM_SCRIPT, findings, home, phone, smallTargets, test } from './fixtures.ts';

/**
 * Holds the form's timers until a test calls `release()`, because on a busy machine, axe can take longer than the timers.
 * With `areFailing`, the timers fail, and so does the simulated delivery.
 */
const holdTimers = (page: Page, areFailing = false) =>
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

test.use({ expectedErrors: [/net::ERR_FAILED/] });

test('axe finds nothing on the form with the subject of a message; its target is at least 44 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(`${home}?sobre=automacoes#contato`);
  await contactForm(page).ready();
  await expect(contactForm(page).subject).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('axe finds nothing on a form that is sent empty', async ({ page }) => {
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  await form.button.click();
  await expect(form.name).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing on the form while it is submitting, and after success', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTimers(page);
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

test('axe finds nothing on the form whose message was not delivered', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdTimers(page, true);
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  await form.fill();
  await form.button.click();
  await expect(form.alert).not.toBeEmpty();
  await expect(form.message).toHaveValue('Olá!');
  expect(await findings(page)).toEqual([]);
});

test('axe finds nothing on a form that did not load', async ({ page }) => {
  await page.route(FORM_SCRIPT, (route) => route.abort());
  await page.goto(home);
  await contactForm(page).form.scrollIntoViewIfNeeded();
  await expect(page.getByText(/O formulário não carregou/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
