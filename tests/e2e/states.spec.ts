import type { Locator, Page } from '@playwright/test';
import { contactForm, expect, filledForm, holdForm, home, phone, services, test } from './fixtures.ts';
import { shifts } from './shifts.ts';

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

  test('the button opens and closes the menu, and becomes a cross; the menu has links to the five sections', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    const line = toggle(page).locator('path').first();
    const links = menu(page).getByRole('listitem');
    await expect(menu(page)).toBeHidden();
    await expect(links).toHaveCount(0);
    await expect(line).toHaveCSS('transform', 'none');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(links).toHaveText(SECTIONS);
    await expect(line).not.toHaveCSS('transform', 'none');
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('choosing a section closes the menu', async ({ page }) => {
    await page.goto(home);
    for (const label of SECTIONS) {
      await toggle(page).click();
      await menu(page).getByRole('link', { name: label }).click();
      await expect(menu(page), label).toBeHidden();
    }
  });

  test('choosing “Fale Conosco” closes the menu', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await page.goto(home);
    await toggle(page).click();
    const [chat] = await Promise.all([
      context.waitForEvent('page'),
      menu(page)
        .getByRole('link', { name: /^Fale Conosco/ })
        .click(),
    ]);
    expect(chat.url()).toMatch(/^https:\/\/wa\.me\/\d+$/);
    await expect(menu(page)).toBeHidden();
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

  test('a click outside the menu closes the menu', async ({ page }) => {
    await page.goto(home);
    await toggle(page).click();
    await page.mouse.click(200, 800);
    await expect(menu(page)).toBeHidden();
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
  const subject = (page: Page) => page.locator('#assunto');
  const forget = (page: Page) => page.getByRole('button', { name: 'Remover o assunto' });

  test('“Contratar” shows the service above the form, without loading the page again, so the typed text stays', async ({
    page,
  }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.fill();
    for (const [name, slug] of [
      ['Automações com IA', 'automacoes'],
      ['Webdesign Completo', 'webdesign'],
    ]) {
      await page.getByRole('link', { name: `Contratar ${name}` }).click();
      await expect(subject(page)).toHaveText(`Sobre: ${name}`);
      await expect(page).toHaveURL(new RegExp(`/\\?sobre=${slug}#contato$`));
      await expect(form.message).toHaveValue('Olá!');
    }
  });

  test('the keyboard can remove it; then the first field has the focus, and the reloaded page does not show it', async ({
    page,
  }) => {
    await page.goto(`${home}?de=boletim&sobre=agentics#contato`);
    await expect(subject(page)).toHaveText('Sobre: Agentics Personalizados');
    await forget(page).focus();
    await page.keyboard.press('Enter');
    await expect(contactForm(page).name).toBeFocused();
    await expect(subject(page)).toBeEmpty();
    await expect(page).toHaveURL(/\/\?de=boletim#contato$/);
    await page.reload();
    await contactForm(page).ready();
    await expect(subject(page)).toBeEmpty();
  });

  for (const key of ['ControlOrMeta', 'Shift'] as const) {
    test(`stays the same if a click with ${key} opens “Contratar” elsewhere`, async ({ page, context }) => {
      await page.goto(home);
      const [other] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: 'Contratar Automações com IA' }).click({ modifiers: [key] }),
      ]);
      await expect(subject(other)).toHaveText('Sobre: Automações com IA');
      await expect(subject(page)).toBeEmpty();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  test('is gone after a success, so the next message has none', async ({ page }) => {
    const form = await filledForm(page);
    await page.getByRole('link', { name: 'Contratar Automações com IA' }).click();
    await form.button.click();
    await expect(subject(page)).not.toBeEmpty();
    await page.clock.runFor(1500);
    await expect(form.status).not.toBeEmpty();
    await expect(subject(page)).toBeEmpty();
    await expect(page).toHaveURL(/\/#contato$/);
  });

  for (const slug of ['', 'nada', 'oi/automacoes', '<b>oi</b>', 'https://x.example', '#contato']) {
    test(`is not shown for an address with “${slug}”`, async ({ page }) => {
      await page.goto(`${home}?sobre=${encodeURIComponent(slug)}#contato`);
      await contactForm(page).ready();
      await expect(subject(page)).toBeEmpty();
      await expect(forget(page)).toHaveCount(0);
    });
  }

  test('causes no shift when the page loads', async ({ page }) => {
    await page.goto(`${home}?sobre=agentics#contato`);
    await contactForm(page).ready();
    expect(await page.evaluate(shifts)).toBe(0);
  });
});

test.describe('the contact form', () => {
  test('with an invalid field stays idle, and the field gets the focus and keeps its text', async ({ page }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    const wrong = { name: [''], email: ['', 'ana', 'ana@', '@exemplo.com', 'a b@c.d'], message: [''] };
    for (const field of ['name', 'email', 'message'] as const) {
      for (const text of wrong[field]) {
        await form.fill();
        await form[field].fill(text);
        await form.button.click();
        await expect.soft(form[field], `“${text}” as ${field}`).toBeFocused();
        await expect.soft(form[field]).toHaveValue(text);
        await expect.soft(form.button).toHaveText('Enviar mensagem');
      }
    }
  });

  test('says above each invalid field what the browser says, until the field is valid', async ({ page }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    const shown = (field: Locator) =>
      field.evaluate((one) => getComputedStyle(one.parentElement ?? one, '::after').content.replaceAll('"', ''));
    const reason = (field: Locator) => field.evaluate((one: HTMLInputElement) => one.validationMessage);
    expect(await shown(form.name)).toBe('none');
    await form.email.fill('ana');
    await form.button.click();
    for (const field of [form.name, form.email, form.message]) {
      expect(await shown(field)).toBe(await reason(field));
      expect(await shown(field)).not.toBe('');
      // The browser's bubble covers what is below the field.
      const [label, box] = await Promise.all([
        field.locator('xpath=..').locator('label').boundingBox(),
        field.boundingBox(),
      ]);
      const line = 20;
      expect((box?.y ?? 0) - (label?.y ?? 0) - (label?.height ?? 0)).toBeGreaterThan(line);
    }
    await form.name.fill('Ana');
    expect(await shown(form.name)).toBe('none');
  });

  test('shows the label of an invalid field below the header', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.button.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await form.button.click();
    const header = await page.locator('header').boundingBox();
    const label = page.getByText('Nome', { exact: true });
    await expect.poll(async () => (await label.boundingBox())?.y).toBeGreaterThanOrEqual(header?.height ?? Infinity);
  });

  test('when sent by keyboard, moves the focus to its container; Shift+Tab then goes to the field before the button', async ({
    page,
  }) => {
    const form = await filledForm(page);
    await form.button.focus();
    await page.keyboard.press('Enter');
    await expect(form.button).toBeDisabled();
    await expect(page.locator('#formulario')).toBeFocused();
    await page.clock.runFor(1500);
    await expect(form.status).not.toBeEmpty();
    await expect(page.locator('#formulario')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(form.message).toBeFocused();
  });

  test('sent from the end of a phone’s screen, shows its message on the screen', async ({ page }) => {
    await page.setViewportSize(phone);
    const form = await filledForm(page);
    await form.button.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await form.button.click();
    await page.clock.runFor(1500);
    await expect(form.status).not.toBeEmpty();
    await expect(form.status).toBeInViewport({ ratio: 1 });
  });

  test('keeps the focus where the visitor moved it during a submit, also with enlarged text', async ({ page }) => {
    const form = await filledForm(page);
    await form.button.click();
    await form.name.focus();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(form.button).toBeDisabled();
    await page.clock.runFor(1550);
    await expect(form.status).not.toBeEmpty();
    await expect(form.name).toBeFocused();
  });

  test('submitted before its script loads, shows “Enviando...” at once, and succeeds after the script has loaded', async ({
    page,
  }) => {
    await page.clock.install();
    const release = await holdForm(page);
    await page.goto(home);
    const address = page.url();
    const form = contactForm(page);
    await form.fill();
    const waiting = page.getByRole('status').filter({ has: page.locator('#espera') });
    await expect(waiting).toBeEmpty();
    await form.button.click();
    await form.button.click();
    await expect(waiting).toHaveText('Enviando...');
    await expect(form.name).toHaveValue('Ana');
    expect(page.url()).toBe(address);
    release();
    await expect(form.button).toHaveText('Enviando...');
    await expect(waiting).toBeEmpty();
    await page.clock.runFor(1500);
    await expect(form.status).not.toBeEmpty();
    await expect(form.button).toBeEnabled();
    expect(page.url()).toBe(address);
  });
});
