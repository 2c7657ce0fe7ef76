import { expect, home, missing, test, wallTiles } from './fixtures.ts';

const WIDTHS = [320, 360, 375, 390, 412, 768, 1024, 1280, 1366, 1440, 1920];

for (const ratio of [1, 1.25, 1.5, 3]) {
  test.describe(`At ${ratio} device pixels per CSS pixel`, () => {
    test.use({ deviceScaleFactor: ratio });

    test('no gap shows between tiles, and the last column is whole', async ({ page }) => {
      // Each edge is on a whole device pixel.
      for (const path of [home, missing]) {
        await page.goto(path);
        // A window is a whole number of device pixels wide.
        for (const width of WIDTHS.filter((one) => Number.isInteger(one * ratio))) {
          await page.setViewportSize({ width, height: 900 });
          const boxes = await wallTiles(page).evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect()));
          const edges = boxes.flatMap(({ left, top, right, bottom }) => [left, top, right, bottom]);
          const between = edges.map((edge) => edge * ratio).filter((edge) => Math.abs(edge - Math.round(edge)) > 0.01);
          expect(between, `${path} at ${width} px`).toEqual([]);
          // Each of the five columns is at most four pixels too wide for the window.
          const end = Math.max(...boxes.map(({ right }) => right));
          expect(end, `tiles are on ${path}`).toBeGreaterThan(0);
          expect(end, `the last column is whole on ${path} at ${width} px`).toBeLessThan(width + 20);
        }
      }
    });
  });
}
