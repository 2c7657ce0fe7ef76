import { allPages, expect, filledForm, NOT_FOUND, test } from './fixtures.ts';
import { shiftsWithLateFont } from './shifts.ts';

test.use({ expectedErrors: [NOT_FOUND] });

for (const width of [390, 1440]) {
  for (const path of allPages) {
    test(`${path} does not shift at ${width} px if its font loads late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      expect(await shiftsWithLateFont(page, path)).toBe(0);
    });
  }
}

for (const width of [320, 390, 768, 1440]) {
  test(`the form keeps its height when sent at ${width} px, in its own font and in a wider one`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const form = await filledForm(page);
    for (const font of ['its own font', 'a wider one']) {
      // Visitors can choose another font.
      if (font === 'a wider one')
        await page.evaluate(() => document.body.style.setProperty('font-family', 'DejaVu Sans, Verdana'));
      await form.fill();
      await form.button.click();
      await expect(form.button).toBeDisabled();
      const { height } = (await form.form.boundingBox()) ?? {};
      await form.release();
      await expect(form.status).not.toBeEmpty();
      expect(await form.form.boundingBox(), font).toMatchObject({ height });
      await form.release();
      await expect(form.status).toBeEmpty();
      expect(await form.form.boundingBox(), font).toMatchObject({ height });
    }
  });
}
