import { expect, home, services, test, wallTiles } from './fixtures.ts';

test('the home page scrolls smoothly to the services', async ({ page }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Conheça os serviços' }).click();
  await expect(page.getByRole('heading', { name: 'Comece por onde aperta' })).toBeInViewport();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

for (const path of [home, ...services]) {
  test(`${path} has its first button in the first screen of a phone, upright and on its side`, async ({ page }) => {
    await page.goto(path);
    const names = /^(?:Conheça os serviços|Peça um orçamento|Inscreva o seu grupo)$/;
    const call = page.getByRole('main').getByRole('link', { name: names }).first();
    for (const screen of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(screen);
      const { y, height } = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, `at ${screen.width} px`).toBeLessThanOrEqual(screen.height - 8);
    }
  });
}

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

test('a card’s link and going back have a view transition; a footer’s link has none', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null);
    });
    // In Safari, a click does not focus a link.
    addEventListener('mousedown', (event) => event.preventDefault());
  });
  const tiles = page.locator('html[data-transition=true] #mural-automacoes');
  await page.goto(home);
  await page.getByRole('link', { name: 'Saiba mais sobre Automações com IA' }).click();
  await page.waitForURL(/automacoes$/);
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.waitForURL(/\/$/);
  await expect(tiles).toHaveCSS('view-transition-name', 'mural-automacoes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Automações com IA' }).click();
  await page.waitForURL(/automacoes$/);
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});
