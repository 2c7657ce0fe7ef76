import type { Page } from '@playwright/test';
import { contactForm, expect, FORM_SCRIPT, holdForm, home, services, test } from './fixtures.ts';

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
    await expect(form.status).toHaveText('Enviando...');
    await expect(note(page)).toBeVisible();
    await expect(form.status).toBeEmpty();
    const ways = page.locator('#contato').getByRole('alert').getByRole('link');
    await expect(ways).toHaveText([/^WhatsApp/, /^Comunidade no Discord/, /^Grupo no Telegram/]);
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
  'elements in and around fields': () => {
    const put = () => document.createElement('x-ext');
    const form = document.querySelector('form');
    form?.prepend(put());
    form?.append(put());
    for (const field of form?.querySelectorAll('input, textarea') ?? []) {
      field.before(put());
      field.after(put());
    }
    const [around, email] = [put(), document.querySelector('#email') as Element];
    email.replaceWith(around);
    around.append(email);
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

for (const [what, change] of Object.entries(changes)) {
  test(`With ${what} before hydration, during a waiting submit, or after hydration, a message is sent`, async ({
    page,
  }) => {
    for (const when of ['before', 'during', 'after']) {
      const release = await holdForm(page);
      await page.goto(home);
      const form = contactForm(page);
      if (when === 'before') await page.evaluate(change);
      await form.fill();
      if (when === 'during') {
        await form.button.click();
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
      await expect(form.status, when).toHaveText(SUCCESS);
      expect(await form.values()).toEqual(['', '', '']);
      await page.unroute(FORM_SCRIPT);
    }
  });
}

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
    await expect(form.status).toHaveText('Enviando...');
    await leaveAndReturn(page);
    release();
    await form.ready();
    await expect(form.status).toBeEmpty();
    await expect(form.button).toBeEnabled();
    await expect(form.button).toHaveText('Enviar mensagem');
    expect(await form.values()).toEqual(DRAFT);
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
      if (state === 'successful') await expect(form.status).toHaveText(SUCCESS);
      await leaveAndReturn(page);
      await expect(form.button).toHaveText('Enviar mensagem');
      await expect(form.button).toBeEnabled();
      await expect(form.status).toBeEmpty();
      expect(await form.values()).toEqual(state === 'successful' ? ['', '', ''] : DRAFT);
    });
  }
});
