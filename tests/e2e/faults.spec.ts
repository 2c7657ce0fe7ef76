import type { Page } from '@playwright/test';
import { contactForm, expect, FORM_SCRIPT, holdForm, holdTimers, home, services, test } from './fixtures.ts';

const DRAFT = ['Ana', 'ana@exemplo.com.br', 'Olá!'];
const SUCCESS = /Mensagem enviada com sucesso/;
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
    await form.button.click();
    await expect(note(page)).toBeVisible();
    await expect(form.status).toBeEmpty();
    const ways = page.locator('#contato').getByRole('alert').getByRole('link');
    await expect(ways).toHaveText([
      /^WhatsApp/,
      /^Comunidade no Discord/,
      /^Grupo no Telegram/,
      /^Salvar nos contatos/,
    ]);
    expect(await form.values()).toEqual(DRAFT);

    await page.unroute(FORM_SCRIPT);
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(note(page)).toBeHidden();
  });

  test('fails to load once, a waiting message is still sent', async ({ page }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort(), { times: 1 });
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(note(page)).toBeHidden();
  });
});

/** Changes that extensions and translators make to a page. */
const changes: Record<string, () => void> = {
  'elements in and around all parts': () => {
    const put = () => document.createElement('x-ext');
    for (const part of document.querySelectorAll('form, form input, form textarea, form button, form p')) {
      part.prepend(put());
      const around = put();
      part.replaceWith(put(), around, put());
      around.append(part);
    }
  },
  'all texts translated': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter((one) => !one.parentElement?.closest('script, style, noscript'))) {
      // Chromium's translation replaces each text by two elements.
      const [outer, inner] = [document.createElement('font' as string), document.createElement('font' as string)];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  },
};

test.describe('With', () => {
  // React says that it draws the island again.
  test.use({ expectedErrors: [/React error #418/] });

  for (const [what, change] of Object.entries(changes)) {
    test(`${what} before hydration, during a waiting submit, or after hydration, a message is sent`, async ({
      page,
    }) => {
      await holdTimers(page);
      for (const when of ['before', 'during', 'after']) {
        const release = await holdForm(page);
        await page.goto(home);
        const form = contactForm(page);
        if (when === 'before') await page.evaluate(change);
        await form.fill();
        if (when === 'during') {
          await form.button.click();
          await form.button.click();
          await expect(form.status).toHaveText('Enviando...');
          await page.evaluate(change);
        }
        release();
        if (when === 'after') {
          await form.ready();
          await page.evaluate(change);
        }
        if (when !== 'during') await form.button.click();
        await expect(form.button).toHaveText('Enviando...');
        expect(await form.values()).toEqual(DRAFT);
        await form.release();
        await expect(form.status, when).toHaveText(SUCCESS);
        expect(await form.values()).toEqual(['', '', '']);
        await page.unroute(FORM_SCRIPT);
      }
    });
  }
});

for (const state of ['waiting for its script', 'submitting'] as const) {
  test(`A form that was ${state} continues when the page is restored from the back/forward cache`, async ({
    keptPage: page,
  }) => {
    await holdTimers(page);
    const release = await holdForm(page);
    if (state === 'submitting') release();
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    await expect(form.button).toHaveText(state === 'submitting' ? 'Enviando...' : 'Enviar mensagem');
    await page.evaluate(() => Object.assign(window, { kept: true }));
    await page.goto(services[0]);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => 'kept' in window)).toBe(true);
    expect(await form.values()).toEqual(DRAFT);
    release();
    await expect(form.button).toHaveText('Enviando...');
    await form.release();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.button).toBeEnabled();
  });
}
