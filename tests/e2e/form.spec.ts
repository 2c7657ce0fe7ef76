import type { Page } from '@playwright/test';
import {
  contactForm,
  expect,
  FORM_SCRIPT,
  filledForm,
  findings,
  home,
  phone,
  shifts,
  smallTargets,
  test,
} from './fixtures.ts';

const DRAFT = ['Ana', 'ana@exemplo.com.br', 'Olá!'];
const SUCCESS = 'Mensagem enviada com sucesso! Entraremos em contato em breve.';

test('an invalid field keeps the form idle, gets the focus, and says once, beside it and below the header, what the browser says', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  for (const [field, text] of [
    ['name', ''],
    ['email', ''],
    ['email', 'ana@'],
    ['message', ''],
  ] as const) {
    await form.fill();
    await expect(form[field]).toHaveAccessibleDescription('');
    await form[field].fill(text);
    await form.button.click();
    await expect.soft(form[field], `“${text}” as ${field}`).toBeFocused();
    await expect.soft(form[field]).toHaveAttribute('aria-invalid', 'true');
    const reason = await form[field].evaluate((one: HTMLInputElement) => one.validationMessage);
    await expect.soft(form[field]).toHaveAccessibleDescription(reason);
    await expect.soft(form.status).toBeEmpty();
  }
  await form.name.fill('');
  await form.button.click();
  expect(await findings(page)).toEqual([]);
  const header = await page.getByRole('banner').boundingBox();
  const label = page.getByText('Nome', { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

for (const width of [320, 1280]) {
  test(`sent by Enter at ${width} px, the form keeps the focus and its height, and shows its message`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const form = await filledForm(page);
    const { height } = (await form.form.boundingBox()) ?? {};
    await form.name.press('Enter');
    await expect(form.button).toBeDisabled();
    await expect(form.button).toHaveText('Enviando...');
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
    await form.release();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.status).toBeInViewport({ ratio: 1 });
    await expect(form.name).toBeFocused();
    expect(await form.values()).toEqual(['', '', '']);
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
    await form.release();
    await expect(form.status).toBeEmpty();
    await expect(form.button).toHaveText('Enviar mensagem');
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
  });
}

test('sent by its button, the form keeps the place of the focus: Tab leads to the button, Shift+Tab to the field before', async ({
  page,
}) => {
  const form = await filledForm(page);
  await form.button.press('Enter');
  await expect(form.button).toBeDisabled();
  await form.release();
  await expect(form.status).toHaveText(SUCCESS);
  await page.keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(form.message).toBeFocused();
});

test('a message that is not delivered stays in the form, with an alert', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await filledForm(page);
  // The simulated delivery only waits, so only a timer can fail. The first one does.
  await page.evaluate(() => {
    const start = window.setTimeout;
    window.setTimeout = (() => {
      window.setTimeout = start;
      throw new Error('not delivered');
    }) as unknown as typeof start;
  });
  await form.button.click();
  await expect(form.alert).toHaveText('Ocorreu um erro ao enviar a mensagem. Por favor, tente novamente.');
  expect(await form.values()).toEqual(DRAFT);
  expect(await findings(page)).toEqual([]);
});

test.describe('if the script of the form does not load', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the page shows the channels, keeps the typed text, and sends the message at the next attempt', async ({
    page,
  }) => {
    await page.route(FORM_SCRIPT, (route) => route.abort());
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    await form.button.click();
    const note = page.getByText(/O formulário não carregou/);
    await expect(note).toBeVisible();
    await expect(form.status).toBeEmpty();
    const names = [/^WhatsApp/, /^Comunidade no Discord/, /^Grupo no Telegram/, /^Salvar nos contatos/];
    await expect(form.form.getByRole('alert').getByRole('link')).toHaveText(names);
    expect(await findings(page)).toEqual([]);
    expect(await form.values()).toEqual(DRAFT);
    await page.unroute(FORM_SCRIPT);
    await form.button.click();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(note).toBeHidden();
  });
});

/** Translates the page as Chromium does, and puts elements in and around all parts of the form, as extensions do. */
function changePage(): void {
  const put = (name = 'x-ext') => document.createElement(name);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((one) => !one.parentElement?.closest('script, style, noscript'))) {
    const [outer, inner] = [put('font'), put('font')];
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  }
  for (const part of document.querySelectorAll('form, form input, form textarea, form button, form p')) {
    part.prepend(put());
    const around = put();
    part.replaceWith(put(), around, put());
    around.append(part);
  }
}

test.describe('if a translator and an extension change the page', () => {
  // React says that it draws the island again.
  test.use({ expectedErrors: [/React error #418/] });

  for (const when of ['before hydration', 'while a submit waits for hydration', 'after hydration'] as const) {
    test(`${when}, a message is sent`, async ({ page }) => {
      const { promise, resolve: release } = Promise.withResolvers<void>();
      await page.route(FORM_SCRIPT, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto(home);
      const form = contactForm(page);
      if (when === 'before hydration') await page.evaluate(changePage);
      await form.fill();
      if (when === 'after hydration') {
        release();
        await form.ready();
        await page.evaluate(changePage);
      }
      await form.button.click();
      await expect(form.status).toHaveText('Enviando...');
      if (when === 'while a submit waits for hydration') await page.evaluate(changePage);
      release();
      await expect(form.status).toHaveText(SUCCESS);
      expect(await form.values()).toEqual(['', '', '']);
    });
  }
});

test.describe('the subject of a message', () => {
  const hire = (page: Page, name: string) => page.getByRole('link', { name: `Contratar ${name}` });

  test('is the service whose “Contratar” was chosen last; the page is not loaded again, so the typed text stays', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    for (const [name, slug] of [
      ['Automações com IA', 'automacoes'],
      ['Webdesign Completo', 'webdesign'],
    ] as const) {
      await hire(page, name).click();
      await expect(form.subject).toBeChecked();
      await expect(form.subject).toHaveAccessibleName(`Sobre: ${name}`);
      await expect(page).toHaveURL(new RegExp(`/\\?sobre=${slug}#contato$`));
    }
    expect(await form.values()).toEqual(DRAFT);
    expect(await findings(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });

  test('stays the same if a click with Control or Shift opens “Contratar” elsewhere', async ({ page, context }) => {
    await page.goto(home);
    for (const key of ['ControlOrMeta', 'Shift'] as const) {
      const opened = context.waitForEvent('page');
      await hire(page, 'Automações com IA').click({ modifiers: [key] });
      await expect(contactForm(await opened).subject).toHaveAccessibleName('Sobre: Automações com IA');
      await expect(contactForm(page).subject).toBeHidden();
    }
  });

  test('is not shown for an address without a service, and causes no shift', async ({ page }) => {
    for (const slug of ['oi/automacoes', '<b>oi</b>', 'toString']) {
      await page.goto(`${home}?sobre=${encodeURIComponent(slug)}#contato`);
      await expect(contactForm(page).name).toBeVisible();
      await expect(contactForm(page).subject, slug).toBeHidden();
    }
    await page.goto(`${home}?sobre=agentics#contato`);
    await expect(contactForm(page).subject).toBeVisible();
    expect(await page.evaluate(shifts)).toBe(0);
  });
});
