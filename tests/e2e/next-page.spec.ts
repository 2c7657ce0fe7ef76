import { expect, home, test } from './fixtures.ts';

test('a footer link starts no view transition; a card’s link starts one that its tiles have part in, and so does going back', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
    // Imitates Safari, where a click does not focus a link.
    addEventListener('mousedown', (event) => event.preventDefault());
  });
  const reached = page.locator('html[data-transition]');
  const tiles = page.locator('#mural-automacoes');
  await page.goto(home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Webdesign Completo' }).click();
  await page.waitForURL(/webdesign$/);
  await expect(reached).toHaveAttribute('data-transition', 'false');
  await page.goto(home);
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
  await page.getByRole('link', { name: 'Saiba mais sobre Automações com IA' }).click();
  await page.waitForURL(/automacoes$/);
  await expect(reached).toHaveAttribute('data-transition', 'true');
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect(reached).toHaveAttribute('data-transition', 'true');
});
