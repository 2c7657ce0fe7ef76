import { expect, home, missing, NOT_FOUND, test, WALL, WALL_TILES } from './fixtures.ts';

const WIDTHS = [320, 360, 375, 390, 412, 768, 1024, 1280, 1366, 1440, 1920];

test.describe('The tile wall', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  test('of the 404 page shows on a phone of 360 x 640 that a tile is missing', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(missing);
    const wall = await page.locator(WALL).boundingBox();
    const gap = await page.locator(WALL).locator('span').boundingBox();
    if (!wall || !gap) throw new Error('The wall or its gap is not displayed.');
    expect(gap.y + gap.height).toBeLessThanOrEqual(wall.y + wall.height);
  });

  for (const ratio of [1, 1.25, 1.5, 2, 3]) {
    test.describe(`at ${ratio} device pixels per CSS pixel`, () => {
      test.use({ deviceScaleFactor: ratio });

      for (const path of [home, missing]) {
        test(`every tile edge of ${path} is on a whole device pixel, so that no gap shows`, async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
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
            expect(between, `at ${width} px`).toEqual([]);
          }
        });
      }
    });
  }
});

// An engine that does not know a part of the gradient would show a plain strip.
test('the lower edge of the band about the free service has half discs', async ({ page }) => {
  await page.goto('./');
  await expect(page.locator('#impacto + div')).toHaveCSS('background-image', /^radial-gradient\(/);
});
