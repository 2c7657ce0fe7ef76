import { expect, home, root, services, test } from './fixtures.ts';

test.describe('the home page', () => {
  test('scrolls smoothly to the services, but instantly with reduced motion', async ({ page }) => {
    await page.goto(home);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await behaviour()).toBe('smooth');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await behaviour()).toBe('auto');
    await page.getByRole('link', { name: 'Conheça os serviços' }).click();
    await expect(page.getByRole('heading', { name: 'Escolha por onde começar' })).toBeInViewport();
  });

  test('has a link that downloads the contact file in Chromium without leaving the page', async ({ page }) => {
    await page.goto(home);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Salvar nos contatos' }).click();
    expect((await download).suggestedFilename()).toBe('contato.vcf');
    expect(new URL(page.url()).pathname).toBe(`${root}/`);
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
});

test.describe('the service pages', () => {
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED .*woff2/] });

  for (const path of services) {
    test(`a link to /${path} leads to the top of the page, and going back restores the scroll position`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // A font that loads on the second visit but not on the first would change the page's height.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(home);
      const link = page.getByRole('contentinfo').locator(`a[href="${root}/${path}"]`);
      await link.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      expect(before).toBeGreaterThan(0);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before));
    });
  }
});
