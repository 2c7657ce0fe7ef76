import type { Page } from '@playwright/test';
import { contactForm, expect, FORM_SCRIPT, holdForm, home, services, test } from './fixtures.ts';

const typed = async (page: Page) => {
  const { name, email, message } = contactForm(page);
  return Promise.all([name, email, message].map((field) => field.inputValue()));
};
const DRAFT = ['Ana', 'ana@exemplo.com.br', 'Olá!'];
const note = (page: Page) => page.getByText(/O formulário não carregou/);

test.describe('If the form’s script', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('does not load, the page shows the channels, keeps the typed text, and sends the message at the next attempt', async ({
    page,
  }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort());
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    await expect(note(page)).toBeVisible();
    const ways = page.locator('#contato').getByRole('alert').getByRole('link');
    await expect(ways).toHaveText([/^WhatsApp/, /^Comunidade no Discord/, /^Grupo no Telegram/]);
    expect(await typed(page)).toEqual(DRAFT);
    await form.button.click();
    await expect(note(page)).toBeVisible();
    expect(await typed(page)).toEqual(DRAFT);

    await page.unroute(FORM_SCRIPT);
    await form.button.click();
    await expect(form.status).toHaveText(/Mensagem enviada com sucesso/);
    await expect(note(page)).toBeHidden();
  });

  test('fails to load once, the form is still hydrated', async ({ page }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort(), { times: 1 });
    await page.goto(home);
    await contactForm(page).ready();
    await expect(note(page)).toBeHidden();
  });
});

test.describe('A page that the browser translates', () => {
  test('keeps text that was typed before the form’s script loads, and the form works', async ({ page }) => {
    const release = await holdForm(page);
    await page.goto(home);
    // Chromium's translation replaces each text by two elements.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter((one) => !one.parentElement?.closest('script, style, noscript'))) {
        const outer = document.createElement('font' as string);
        outer.append(document.createElement('font' as string));
        outer.firstElementChild?.append(`${text.nodeValue}`);
        (text as Text).replaceWith(outer);
      }
    });
    const form = contactForm(page);
    await form.fill();
    release();
    await form.ready();
    expect(await typed(page)).toEqual(DRAFT);
    await form.button.click();
    await expect(form.button).toHaveText('Enviando...');
    await expect(form.status).toHaveText(/Mensagem enviada com sucesso/);
  });
});

test.describe('A page restored from the back/forward cache', () => {
  /** Goes to another page and back. Expects that the browser restores the first page from the cache. */
  async function leaveAndReturn(page: Page): Promise<void> {
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto(services[0]);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(true);
  }

  test('discards a submit that waited for the script', async ({ keptPage: page }) => {
    const release = await holdForm(page);
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await expect(page.locator('#espera')).toHaveText('Enviando...');
    await leaveAndReturn(page);
    release();
    await form.ready();
    await expect(page.locator('#espera')).toBeEmpty();
    await expect(form.button).toBeEnabled();
    await expect(form.button).toHaveText('Enviar mensagem');
    expect(await typed(page)).toEqual(DRAFT);
  });

  for (const state of ['typed in', 'submitting', 'successful'] as const) {
    test(`has an idle form if the form was ${state}; the text is cleared only after success`, async ({
      keptPage: page,
    }) => {
      await page.goto(home);
      const form = contactForm(page);
      await form.ready();
      await form.fill();
      if (state !== 'typed in') await form.button.click();
      if (state === 'submitting') await expect(form.button).toBeDisabled();
      if (state === 'successful') await expect(form.status).not.toBeEmpty();
      await leaveAndReturn(page);
      await expect(form.button).toHaveText('Enviar mensagem');
      await expect(form.button).toBeEnabled();
      await expect(form.status).toBeEmpty();
      expect(await typed(page)).toEqual(state === 'successful' ? ['', '', ''] : DRAFT);
    });
  }
});
