import { expect, home, phone, test } from './fixtures.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('a button returns to its original shape after a tap', async ({ page }) => {
  await page.goto(home);
  const button = page.locator('#inicio').getByRole('link', { name: 'Conheça os serviços' });
  const shape = () => button.evaluate((one) => getComputedStyle(one).borderRadius);
  const before = await shape();
  await button.tap();
  await expect(page).toHaveURL(/#servicos$/);
  await expect.poll(() => button.evaluate((one) => one.getAnimations().length)).toBe(0);
  expect(await shape()).toBe(before);
});
