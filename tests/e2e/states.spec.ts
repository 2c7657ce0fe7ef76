import type { Page } from '@playwright/test';
import { contactForm, expect, filledForm, home, phone, services, test } from './fixtures.ts';
import { shifts } from './shifts.ts';

const DRAFT = ['Ana', 'ana@exemplo.com.br', 'Olá!'];
const SUCCESS = /Mensagem enviada com sucesso/;
const SECTIONS = ['Início', 'Sobre', 'Serviços', 'Impacto', 'Contato'];

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

  test('rotating the device to a width without the menu button closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(home);
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Sobre' })).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.evaluate(() => document.querySelector(':popover-open'))).toBeNull();
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(menu(page)).toBeHidden();
  });

  test('leaving the menu with Tab or Shift+Tab closes the menu and focuses the next or the previous element', async ({
    page,
  }) => {
    for (const path of [home, 'agentes-ai']) {
      await page.goto(path);
      await toggle(page).click();
      await menu(page).getByRole('link', { name: 'Fale Conosco' }).focus();
      await page.keyboard.press('Tab');
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
      await toggle(page).click();
      await page.keyboard.press('Shift+Tab');
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    }
  });

  test('the button opens and closes the menu of five sections; choosing any link closes the menu', async ({
    page,
    context,
  }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await page.goto(home);
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await expect(menu(page).getByRole('listitem')).toHaveText(SECTIONS);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    for (const name of [...SECTIONS, /^Fale Conosco/]) {
      await toggle(page).click();
      await menu(page).getByRole('link', { name }).click();
      await expect(menu(page), `${name}`).toBeHidden();
    }
  });

  test('Escape closes the menu and returns the focus to the button', async ({ page }) => {
    await page.goto(home);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Início' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });
});

test.describe('the header', () => {
  const look = (page: Page) =>
    page.getByRole('banner').evaluate((header) => {
      for (const animation of header.getAnimations()) animation.finish();
      const { backgroundColor, boxShadow } = getComputedStyle(header);
      return { ground: backgroundColor, shadow: boxShadow !== 'none' };
    });
  const transparent = { ground: 'rgba(0, 0, 0, 0)', shadow: false };
  const white = { ground: 'rgb(255, 255, 255)', shadow: true };

  for (const path of [home, services[0]]) {
    test(`on ${path}, the header stays at the top, transparent up to 50 px of scroll, then white with a shadow`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const [y, expected] of [
        [0, transparent],
        [50, transparent],
        [51, white],
        [400, white],
        [50, transparent],
        [0, transparent],
      ] as const) {
        await page.evaluate((top) => scrollTo(0, top), y);
        await expect.poll(() => look(page), { message: `at ${y} px` }).toEqual(expected);
        expect((await page.getByRole('banner').boundingBox())?.y, `at ${y} px`).toBe(0);
      }
    });
  }

  test('the header is white if the page loads scrolled to a section', async ({ page }) => {
    await page.goto(`${home}#impacto`);
    await expect.poll(() => look(page)).toEqual(white);
  });
});

test.describe('the subject of a message', () => {
  const hire = (page: Page, name: string) => page.getByRole('link', { name: `Contratar ${name}` });

  test('is the service whose “Contratar” was chosen; the page is not loaded again, so the typed text stays', async ({
    page,
  }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.fill();
    for (const [name = '', slug] of [
      ['Automações com IA', 'automacoes'],
      ['Webdesign Completo', 'webdesign'],
    ]) {
      await hire(page, name).click();
      await expect(form.subject).toBeChecked();
      await expect(form.subject).toHaveAccessibleName(`Sobre: ${name}`);
      await expect(page).toHaveURL(new RegExp(`/\\?sobre=${slug}#contato$`));
    }
    expect(await form.values()).toEqual(DRAFT);
  });

  test('stays the same if a click with Control or Shift opens “Contratar” elsewhere', async ({ page, context }) => {
    await page.goto(home);
    for (const key of ['ControlOrMeta', 'Shift'] as const) {
      const opened = context.waitForEvent('page');
      await hire(page, 'Automações com IA').click({ modifiers: [key] });
      await expect(contactForm(await opened).subject).toHaveAccessibleName('Sobre: Automações com IA');
      await expect(contactForm(page).subject).toBeHidden();
      await expect(page).toHaveURL(/\/$/);
    }
  });

  test('is not shown for an address without a service, and causes no shift', async ({ page }) => {
    for (const slug of ['', 'nada', 'oi/automacoes', '<b>oi</b>', 'toString', '#contato']) {
      await page.goto(`${home}?sobre=${encodeURIComponent(slug)}#contato`);
      await expect(contactForm(page).name).toBeVisible();
      await expect(contactForm(page).subject, slug).toBeHidden();
    }
    await page.goto(`${home}?sobre=agentics#contato`);
    await contactForm(page).ready();
    await expect(contactForm(page).subject).toBeVisible();
    expect(await page.evaluate(shifts)).toBe(0);
  });
});

test.describe('the contact form', () => {
  test('with an invalid field stays idle; the field gets the focus and says once, beside it, what the browser says', async ({
    page,
  }) => {
    await page.goto(home);
    const form = contactForm(page);
    const wrong = { name: [''], email: ['', 'ana', 'ana@', '@exemplo.com', 'a b@c.d'], message: [''] };
    for (const field of ['name', 'email', 'message'] as const) {
      for (const text of wrong[field]) {
        await form.fill();
        await expect(form[field]).toHaveAccessibleDescription('');
        await form[field].fill(text);
        await form.button.click();
        await expect.soft(form[field], `“${text}” as ${field}`).toBeFocused();
        await expect.soft(form[field]).toHaveValue(text);
        await expect.soft(form[field]).toHaveAttribute('aria-invalid', 'true');
        const reason = await form[field].evaluate((one: HTMLInputElement) => one.validationMessage);
        await expect.soft(form[field]).toHaveAccessibleDescription(reason);
        await expect.soft(form.status).toBeEmpty();
      }
    }
  });

  test('shows the label of an invalid field below the header', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home);
    const form = contactForm(page);
    await form.button.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await form.button.click();
    const header = await page.locator('header').boundingBox();
    const label = page.getByText('Nome', { exact: true });
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  });

  test('by Enter in a field, shows its message on a phone’s screen, and keeps the focus', async ({ page }) => {
    await page.setViewportSize(phone);
    const form = await filledForm(page);
    await form.name.focus();
    await page.keyboard.press('Enter');
    await expect(form.button).toBeDisabled();
    await form.release();
    await expect(form.status).toHaveText(SUCCESS);
    await expect(form.status).toBeInViewport({ ratio: 1 });
    await expect(form.name).toBeFocused();
  });

  test('submitted by keyboard, keeps the place of the focus: Tab leads to the button, Shift+Tab to the field before', async ({
    page,
  }) => {
    const form = await filledForm(page);
    await form.button.focus();
    await page.keyboard.press('Enter');
    await expect(form.button).toBeDisabled();
    await form.release();
    await expect(form.status).toHaveText(SUCCESS);
    await page.keyboard.press('Tab');
    await expect(form.button).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(form.message).toBeFocused();
  });
});
