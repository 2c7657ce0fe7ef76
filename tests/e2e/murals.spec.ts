import { expect, home, missing, NOT_FOUND, test, WALL_TILES } from './fixtures.ts';

const WIDTHS = [320, 360, 375, 390, 412, 768, 1024, 1280, 1366, 1440, 1920];

test.use({ expectedErrors: [NOT_FOUND] });

for (const ratio of [1, 1.25, 1.5, 3]) {
  test.describe(`At ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio });

    test('every edge of a tile is on a whole device pixel, so that no gap shows', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of [home, missing]) {
        await page.goto(path);
        // A window is a whole number of device pixels wide.
        for (const width of WIDTHS.filter((one) => Number.isInteger(one * ratio))) {
          await page.setViewportSize({ width, height: 900 });
          const edges = await page.locator(WALL_TILES).evaluateAll((tiles) =>
            tiles.flatMap((tile) => {
              const { left, top, right, bottom } = tile.getBoundingClientRect();
              return [left, top, right, bottom].map((edge) => edge * devicePixelRatio);
            }),
          );
          expect(edges.length).toBeGreaterThan(0);
          const between = edges.filter((edge) => Math.abs(edge - Math.round(edge)) > 0.01);
          expect(between, `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}
