import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import {
  allPages,
  contactForm,
  expect,
  FORM_SCRIPT,
  holdForm,
  home,
  marksLoaded,
  NOT_FOUND,
  root,
  services,
  test,
} from './fixtures.ts';

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
    // Chromium's translation wraps each text in two elements.
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('script, style, noscript')) texts.push(node as Text);
      }
      for (const text of texts) {
        const name: string = 'font';
        const [outer, inner] = [document.createElement(name), document.createElement(name)];
        inner.textContent = `${text.data}`.replace('Mensagem', 'Message').replace('Nome', 'Name');
        outer.append(inner);
        text.replaceWith(outer);
      }
    });
    const form = page.locator('form');
    await form.getByLabel('Name').fill('Ana');
    await form.getByLabel('E-mail').fill('ana@exemplo.com.br');
    await form.getByLabel('Message').fill('Olá!');
    release();
    await expect(page.locator('form[data-ready]')).toBeAttached();
    const values = form.locator('input:visible, textarea');
    expect(await values.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))).toEqual(DRAFT);
    await expect(form.getByLabel('Message')).toHaveValue('Olá!');
    await form.getByRole('button').click();
    await expect(form.getByRole('button')).toHaveText('Enviando...');
    await expect(form.getByRole('status')).toHaveText(/Mensagem enviada com sucesso/);
  });
});

test.describe('A saved page', () => {
  test('keeps the platform logos, and the header’s white background', async ({ page }, info) => {
    await page.goto(home);
    await marksLoaded(page);
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureSnapshot', { format: 'mhtml' });
    const file = info.outputPath('inicio.mhtml');
    writeFileSync(file, data);
    expect(data).toMatch(/Content-Location: .*platforms.*\.svg/);
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

test.describe('Without styles', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} keeps its reading order`, async ({ page }) => {
      await page.goto(path);
      const styled = await outline(page);
      await page.route(
        (url) => url.pathname.startsWith(root) && !url.pathname.includes('.'),
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(/<style>.*?<\/style>/gs, '');
          await route.fulfill({ response, body });
        },
      );
      await page.reload();
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).not.toBe('0px');
      expect(await outline(page)).toEqual(styled);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  /** Lists the visible headings and paragraphs of `main`, in document order. */
  const outline = (page: Page) =>
    page
      .locator('main :is(h1, h2, h3, p)')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent));
});

test.describe('If the connection drops after the page has loaded', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a link to a section and the form still work', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Impacto' }).click();
    await expect(page.getByRole('heading', { name: /A cada dez clientes/ })).toBeInViewport();
    await form.fill();
    await form.button.click();
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
