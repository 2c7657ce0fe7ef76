import { wcagContrast } from 'culori';
import { contactForm, expect, findings, home, phone, shifts, smallTargets, test } from './fixtures.ts';

const SUCCESS = 'Mensagem enviada com sucesso! Entraremos em contato em breve.';
/** Matches the URLs of the scripts of the form's island. */
const FORM_SCRIPT = /\/_astro\/[\w.-]+\.js/;

test('an invalid field keeps the form idle, has the focus, and says once what the browser says', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(home);
  const form = contactForm(page);
  await form.ready();
  for (const [field, text] of [
    ['message', ''],
    ['email', 'ana@'],
    ['name', ''],
  ] as const) {
    await form.fill();
    await expect(form[field]).toHaveAccessibleDescription('');
    await form[field].fill(text);
    await expect(form[field], 'while it is typed').toHaveAccessibleDescription('');
    await form.button.click();
    await expect.soft(form[field], `“${text}” as ${field}`).toBeFocused();
    await expect.soft(form[field]).toHaveAttribute('aria-invalid', 'true');
    const reason = await form[field].evaluate((one: HTMLInputElement) => one.validationMessage);
    await expect.soft(form[field]).toHaveAccessibleDescription(reason);
    await expect.soft(form.status).toBeEmpty();
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findings(page), colorScheme).toEqual([]);
    // axe ignores placeholders and borders.
    const [placeholder = '', border = '', ground = ''] = await form.name.evaluate((one) => {
      const { borderColor, backgroundColor } = getComputedStyle(one);
      return [getComputedStyle(one, '::placeholder').color, borderColor, backgroundColor];
    });
    expect(wcagContrast(placeholder, ground), colorScheme).toBeGreaterThanOrEqual(7);
    expect(wcagContrast(border, ground), colorScheme).toBeGreaterThanOrEqual(3);
  }
  const header = await page.getByRole('banner').boundingBox();
  const label = page.getByText('Nome', { exact: true });
  await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
});

for (const [width, sender] of [
  [320, 'name'],
  [1280, 'button'],
] as const) {
  test(`sent by Enter in its ${sender} at ${width} px, the form keeps its height and the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height: 480 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Holds the form's timers until `release()`, because on a busy machine, a test can take longer than they do.
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
    const { height } = (await form.form.boundingBox()) ?? {};
    const promise = form.form.getByText('Respondemos rápido');
    await expect.soft(promise).toBeVisible();
    await form[sender].press('Enter');
    await expect(form.button).toBeDisabled();
    await expect(form.button).toHaveText('Enviando...');
    // A screen reader leaves the form if nothing in it has the focus.
    await expect.soft(form.form.locator(':focus')).toHaveCount(1);
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
    await page.evaluate('release()');
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.status).toBeInViewport({ ratio: 1 });
    // The message is in its place.
    await expect.soft(promise).toBeHidden();
    expect.soft(await findings(page)).toEqual([]);
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
    // While the button is disabled, the focus waits before it.
    if (sender === 'button') await page.keyboard.press('Tab');
    await expect(form[sender]).toBeFocused();
    await page.evaluate('release()');
    await expect(form.status).toBeEmpty();
    expect.soft(await form.form.boundingBox()).toMatchObject({ height });
  });
}

test('if its script does not load, the form shows the channels, and sends at the next attempt', async ({ page }) => {
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
  await expect(form.message).toHaveValue('Olá!');
  await page.unroute(FORM_SCRIPT);
  await form.button.click();
  await expect(form.status).toHaveText(SUCCESS);
  await expect(note).toBeHidden();
});

/** Translates the page as Chromium does, and puts elements in and around all parts of the form, as extensions do. */
function changePage(): void {
  const put = (name = 'x-ext') => document.createElement(name);
  for (const one of document.querySelectorAll('body :not(script, style, noscript)')) {
    for (const text of [...one.childNodes].filter((child) => child instanceof Text)) {
      const font = put('font');
      font.append(text.data);
      text.replaceWith(font);
    }
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
      await expect(form.message).toHaveValue('');
    });
  }
});

test('the subject is the service of the last “Contratar”, and the typed text stays', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  await page.goto(home);
  const form = contactForm(page);
  await form.fill();
  const hire = (name: string) => page.getByRole('link', { name: `Contratar ${name}` });
  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    const opened = context.waitForEvent('page');
    await hire('Agentics Personalizados').click({ modifiers: [key] });
    await expect(contactForm(await opened).subject).toHaveAccessibleName('Sobre: Agentics Personalizados');
    await expect(form.subject).toBeHidden();
  }
  for (const [name, slug] of [
    ['Automações com IA', 'automacoes'],
    ['Webdesign Completo', 'webdesign'],
  ] as const) {
    await hire(name).click();
    await expect(form.subject).toBeChecked();
    await expect(form.subject).toHaveAccessibleName(`Sobre: ${name}`);
    await expect(page).toHaveURL(new RegExp(`/\\?sobre=${slug}#contato$`));
  }
  await expect(form.message).toHaveValue('Olá!');
  expect(await page.evaluate(() => history.length), 'one step back for each link').toBe(4);
  expect(await findings(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test('the subject is hidden at an address without a service, and causes no shift', async ({ page }) => {
  for (const slug of ['oi/automacoes', '<b>oi</b>', 'toString']) {
    await page.goto(`${home}?sobre=${encodeURIComponent(slug)}#contato`);
    await expect(contactForm(page).subject, slug).toBeHidden();
  }
  await page.goto(`${home}?sobre=agentics#contato`);
  await expect(contactForm(page).subject).toBeVisible();
  expect(await page.evaluate(shifts)).toBe(0);
});
