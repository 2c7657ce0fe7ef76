import { findingsInAllMedia, NONE } from '../axe.ts';
import { allPages, contactForm, expect, findings, home, NOT_FOUND, phone, smallTargets, test } from './fixtures.ts';

test.use({ expectedErrors: [NOT_FOUND] });

for (const path of allPages) {
  test(`axe finds nothing on ${path} by day, by night, in print, in forced colours, and with the menu open; all targets are at least 44 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect.soft(await findingsInAllMedia(page)).toEqual(NONE);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findings(page), `at ${width} px`).toEqual([]);
    }
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect.soft(await findings(page), 'at 320 px, with the menu open').toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
  });
}

test('in forced colours, which remove its white background and its shadow, the header has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(home);
  await expect(page.getByRole('banner')).toHaveCSS('outline-style', 'solid');
});

test('the skip link is outside the window until it has the focus, and leads to the content', async ({ page }) => {
  await page.goto(home);
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  // Inside the window, the skip link would cover the brand.
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a text replaces the form and says that the form needs JavaScript; a header link leads to its section', async ({
    page,
  }) => {
    await page.goto(home);
    await expect(page.getByText(/O formulário precisa de JavaScript/)).toBeVisible();
    await expect(contactForm(page).form).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Impacto' }).click();
    await expect(page.getByRole('heading', { name: /Dez contratam/ })).toBeInViewport();
  });

  test('the header has its white background, and the menu opens and closes', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(home);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });
});
