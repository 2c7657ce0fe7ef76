import { wcagContrast } from 'culori';
import { allPages, contactForm, expect, findings, home, NOT_FOUND, phone, services, test } from './fixtures.ts';

test.describe('Accessibility', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} has no axe violation on a phone, on a wide screen and in dark mode`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findings(page), `at ${width} px`).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      expect(await findings(page), 'in dark mode').toEqual([]);
    });
  }

  test('on each service page, the background of the last contact button contrasts with its section, also in dark mode', async ({
    page,
  }) => {
    for (const path of services) {
      await page.goto(path);
      const link = page.locator('main section a[href$="#contato"]').last();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const [call = '', band = ''] = await link.evaluate((one) =>
          [one, one.closest('section') ?? one].map((each) => getComputedStyle(each).backgroundColor),
        );
        expect(wcagContrast(call, band), `${path}, ${colorScheme}`).toBeGreaterThan(4.5);
      }
    }
  });

  test('the skip link is the first Tab stop, is outside the window until focused, and leads to the content', async ({
    page,
  }) => {
    await page.goto(home);
    const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
    // Inside the window, the skip link would cover the brand.
    expect(await skip.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(0);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('after a link to a section is followed, Tab moves the focus into that section', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(home);
    await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
    await page.keyboard.press('Tab');
    await expect(page.locator('#contato').getByLabel('Nome')).toBeFocused();
  });
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
