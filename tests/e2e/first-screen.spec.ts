import { expect, home, services, test } from './fixtures.ts';

/** The least space below the first button, in pixels. It makes the button's lower edge clearly visible. */
const AIR = 8;

/** The smallest phone that the first screen is designed for, and a phone on its side. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED .*woff2/] });

for (const path of [home, ...services]) {
  test(`${path} has its first button in the first screen of a small phone and of one on its side, in its own font and in the fallback`, async ({
    page,
  }) => {
    const names = /^(?:Conheça os serviços|Peça um orçamento|Inscreva o seu grupo)$/;
    const call = page.getByRole('main').getByRole('link', { name: names }).first();
    for (const font of ['its own font', 'the fallback']) {
      if (font === 'the fallback') await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        const box = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(box.y + box.height, `${font}, ${screen.width} px`).toBeLessThanOrEqual(screen.height - AIR);
      }
    }
  });
}
