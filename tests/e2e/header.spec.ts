import type { Page } from '@playwright/test';
import { contactForm, expect, home, phone, services, test } from './fixtures.ts';

const SECTIONS = ['Início', 'Sobre', 'Serviços', 'Impacto', 'Contato'];
const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  test('closes when the device is turned to a width without the menu button', async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto(home);
    await toggle(page).click();
    await expect(menu(page).getByRole('link', { name: 'Sobre' })).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect.poll(() => page.evaluate(() => document.querySelector(':popover-open'))).toBeNull();
  });

  test('scrolls in a window that is lower than its links', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto(home);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Sobre' }).hover();
    await page.mouse.wheel(0, 1000);
    await expect(menu(page).getByRole('link', { name: 'Fale Conosco' })).toBeInViewport({ ratio: 1 });
  });

  test('closes when Tab or Shift+Tab leaves it, and its neighbour has the focus', async ({ page }) => {
    await page.goto(services[0]);
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Fale Conosco' }).press('Tab');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await toggle(page).click();
    await page.keyboard.press('Shift+Tab');
    await expect(menu(page)).toBeHidden();
    await expect(banner(page).getByRole('link').first()).toBeFocused();
  });

  test('closes with its button, Escape and each link; “Fale Conosco” opens the chat', async ({ page, context }) => {
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    await page.goto(home);
    await expect(menu(page)).toBeHidden();
    await toggle(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Início' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    const chat = context.waitForEvent('page');
    for (const name of [...SECTIONS, /^Fale Conosco/]) {
      await toggle(page).click();
      await menu(page).getByRole('link', { name }).click();
      await expect(menu(page), `${name}`).toBeHidden();
    }
    expect((await chat).url()).toContain('https://wa.me/');
    await toggle(page).click();
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
  });
});

const look = (page: Page) =>
  banner(page).evaluate((header) => {
    const { backgroundColor, boxShadow } = getComputedStyle(header);
    return { ground: backgroundColor, shadow: boxShadow !== 'none' };
  });
const transparent = { ground: 'rgba(0, 0, 0, 0)', shadow: false };
const white = { ground: 'rgb(255, 255, 255)', shadow: true };

for (const path of [home, services[0]]) {
  test(`on ${path}, the header is transparent up to 50 px of scroll, then white with a shadow`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [y, expected] of [
      [0, transparent],
      [50, transparent],
      [51, white],
      [400, white],
      [50, transparent],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect.poll(() => look(page), { message: `at ${y} px` }).toEqual(expected);
      expect((await banner(page).boundingBox())?.y, `at ${y} px`).toBe(0);
    }
  });
}

test('on a page that loads scrolled, the header is white, and marks only the current section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${home}#impacto`);
  await expect.poll(() => look(page)).toEqual(white);
  for (const label of SECTIONS.toReversed()) {
    const link = banner(page).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(banner(page).locator('[aria-current]')).toHaveText([label]);
    // The heading of the section is below the header.
    const section = page.locator(`${await link.getAttribute('href')}`);
    const heading = section.getByRole('heading').first();
    await expect(heading, label).toBeInViewport();
    const [above, box] = [await banner(page).boundingBox(), await heading.boundingBox()];
    expect(box?.y, label).toBeGreaterThanOrEqual(above?.height ?? Infinity);
  }
});

test('the header has an edge in forced colours, which remove its white background and its shadow', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(home);
  await expect(banner(page)).toHaveCSS('outline-style', 'solid');
});

test('the skip link is outside the window until it has the focus, and leads to the content', async ({ page }) => {
  await page.goto(home);
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  // Inside the window, the skip link would cover the brand.
  await expect(skip).not.toBeInViewport();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the header is white, the menu opens and leads to a section, and a text replaces the form', async ({ page }) => {
    await page.goto(home);
    await expect(banner(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await toggle(page).click();
    await menu(page).getByRole('link', { name: 'Impacto' }).click();
    await expect(page).toHaveURL(/#impacto$/);
    await expect(page.getByText(/O formulário precisa de JavaScript/)).toBeVisible();
    await expect(contactForm(page).form).toBeHidden();
  });
});
