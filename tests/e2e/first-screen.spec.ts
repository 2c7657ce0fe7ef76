import { expect, home, services, test } from './fixtures.ts';

/** The least space below the first button, in pixels. It makes the button's lower edge clearly visible. */
const AIR = 8;

for (const path of [home, ...services]) {
  test(`${path} has its first button in the first screen of a small phone and of one on its side`, async ({ page }) => {
    await page.goto(path);
    const names = /^(?:Conheça os serviços|Peça um orçamento|Inscreva o seu grupo)$/;
    const call = page.getByRole('main').getByRole('link', { name: names }).first();
    for (const screen of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(screen);
      const { y, height } = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, `at ${screen.width} px`).toBeLessThanOrEqual(screen.height - AIR);
    }
  });
}
