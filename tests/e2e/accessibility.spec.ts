import { allPages, expect, findings, shiftsWithLateFont, smallTargets, test } from './fixtures.ts';

for (const path of allPages) {
  test(`axe finds nothing on ${path} by day, and on a phone by night and with the menu open; all targets are at least 44 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect.soft(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await findings(page), 'by night').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    expect.soft(await findings(page), 'with the menu open').toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
  });

  test(`${path} does not shift if its font loads late`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await shiftsWithLateFont(page, path), `at ${width} px`).toBe(0);
    }
  });
}
