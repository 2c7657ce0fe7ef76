import { allPages, expect, home, NOT_FOUND, services, test, WALL_TILES } from './fixtures.ts';

test.use({ expectedErrors: [NOT_FOUND] });

test('all animations of the home page end within 1.5 s, and none repeats', async ({ page }) => {
  await page.goto(home, { waitUntil: 'commit' });
  await page.locator(WALL_TILES).first().waitFor();
  // An animation that repeats has the end `Infinity`.
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(ends).not.toEqual([]);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1500);
});

for (const path of allPages) {
  test(`on ${path} nothing moves with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const moving = await page.locator('*').evaluateAll((all) =>
      all
        .filter((element) => {
          const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
          const moves = transitionDuration !== '0s' && transitionProperty !== 'none';
          return moves || animationName !== 'none';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  });
}

test('only the header link of the current section is marked as current, and on a service page no link', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(home);
  for (const [label, id] of [
    ['Início', 'inicio'],
    ['Serviços', 'servicos'],
    ['Contato', 'contato'],
    ['Sobre', 'sobre'],
  ] as const) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText([label]);
  }
  await page.goto(services[0]);
  await expect(page.locator('[aria-current]')).toHaveCount(0);
});
