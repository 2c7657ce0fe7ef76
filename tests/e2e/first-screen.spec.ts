import { expect, home, services, test } from './fixtures.ts';

/** The least space below the first button, in pixels. It makes the button's lower edge clearly visible. */
const AIR = 8;

test.use({ expectedErrors: [/Failed to load resource: net::ERR_FAILED .*woff2/] });

// The smallest phone that the first screen is designed for, and a phone on its side.
for (const [width, height] of [
  [360, 640],
  [844, 390],
] as const) {
  for (const path of [home, ...services]) {
    test(`${path} has its first button in the first screen of ${width} x ${height} px, in its own font and in the fallback`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const names = /^(?:Conheça os serviços|Peça um orçamento|Inscreva o seu grupo)$/;
      const call = page.getByRole('main').getByRole('link', { name: names }).first();
      for (const font of ['its own font', 'the fallback']) {
        if (font === 'the fallback') await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(path, { waitUntil: 'networkidle' });
        const box = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(box.y + box.height, font).toBeLessThanOrEqual(height - AIR);
      }
    });
  }
}
