import { expect, home, services, test } from './fixtures.ts';

test('the home page scrolls smoothly to the services, but instantly with reduced motion', async ({ page }) => {
  await page.goto(home);
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await behaviour()).toBe('smooth');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await behaviour()).toBe('auto');
  await page.getByRole('link', { name: 'Conheça os serviços' }).click();
  await expect(page.getByRole('heading', { name: 'Comece por onde aperta' })).toBeInViewport();
});

test('following a header link shows the section’s heading below the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  for (const label of ['Sobre', 'Contato', 'Serviços', 'Impacto', 'Início']) {
    const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
    await link.click();
    const heading = page
      .locator((await link.getAttribute('href')) ?? '')
      .getByRole('heading')
      .first();
    await expect(heading, label).toBeInViewport();
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    expect(box?.y, label).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

test('a link to a service page leads to the top of the page', async ({ page }) => {
  for (const path of services) {
    await page.goto(home);
    await page.getByRole('contentinfo').locator(`a[href$="/${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});
