import { expect, home, NOT_FOUND, services, test } from './fixtures.ts';

test.describe('Moving between pages', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test('a footer link starts no view transition; a card’s link and going back start one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.transition = String(viewTransition !== null);
      });
      // Imitates Safari, where a click does not focus a link.
      addEventListener('mousedown', (event) => event.preventDefault());
    });
    const reached = page.locator('html[data-transition]');
    await page.goto(home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Automações com IA' }).click();
    await page.waitForURL(/automacoes$/);
    await expect(reached).toHaveAttribute('data-transition', 'false');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Webdesign Completo' }).click();
    await page.waitForURL(/webdesign$/);
    await expect(reached).toHaveAttribute('data-transition', 'false');
    await page.goto(home);
    await page.getByRole('link', { name: 'Saiba mais sobre Automações com IA' }).click();
    await page.waitForURL(/automacoes$/);
    await expect(reached).toHaveAttribute('data-transition', 'true');
    await page.goBack();
    await page.waitForURL(/\/$/);
    await expect(reached).toHaveAttribute('data-transition', 'true');
  });

  test('going back to a page that was left by a footer link causes no errors', async ({ keptPage: page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(home);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Automações com IA' }).click();
    await expect(page).toHaveURL(/automacoes$/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: 'Saiba mais sobre Webdesign Completo' }).click();
    await expect(page).toHaveURL(/webdesign$/);
  });

  test('every page except the 404 page can be restored from the back/forward cache', async ({ keptPage: page }) => {
    // The 404 page is left out, because browsers do not keep error pages in this cache.
    for (const path of [home, ...services]) {
      await page.goto(path);
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.persisted = String(persisted);
        }),
      );
      await page.goto(path === home ? 'webdesign' : home);
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html'), path).toHaveAttribute('data-persisted', 'true');
    }
  });
});
