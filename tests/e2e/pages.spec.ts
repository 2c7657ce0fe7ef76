import { expect, home, services, test, wallTiles } from './fixtures.ts';

test('the home page scrolls smoothly to the services', async ({ page }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Conheça os serviços' }).click();
  await expect(page.getByRole('heading', { name: 'Comece por onde aperta' })).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('all animations of the home page end within 1.5 s; with reduced motion, nothing moves', async ({ page }) => {
  await page.goto(home, { waitUntil: 'commit' });
  await wallTiles(page).first().waitFor();
  // An animation that repeats has the end `Infinity`.
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends).not.toEqual([]);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1500);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.locator('*').evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one))
      .filter(({ transitionProperty: what, transitionDuration: time, animationName, scrollBehavior }) => {
        const isStill = time === '0s' || what === 'none';
        return !isStill || animationName !== 'none' || scrollBehavior !== 'auto';
      }),
  );
  expect(moving).toEqual([]);
});

test('a footer link leads to the top of a service’s page, where no header link is current', async ({ page }) => {
  for (const path of services) {
    await page.goto(home);
    await page.getByRole('contentinfo').locator(`a[href$="/${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('[aria-current]')).toHaveCount(0);
  }
});

test('a card’s link starts a view transition that its tiles have part in, and so does going back; a footer’s link starts none', async ({
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
  const html = page.locator('html');
  const tiles = page.locator('#mural-automacoes');
  await page.goto(home);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Webdesign Completo' }).click();
  await page.waitForURL(/webdesign$/);
  await expect(html).toHaveAttribute('data-transition', 'false');
  await page.goto(home);
  await page.getByRole('link', { name: 'Saiba mais sobre Automações com IA' }).click();
  await page.waitForURL(/automacoes$/);
  await expect(html).toHaveAttribute('data-transition', 'true');
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect(html).toHaveAttribute('data-transition', 'true');
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
});
