import { allPages, expect, filledForm, home, NOT_FOUND, services, setWiderFont, test } from './fixtures.ts';
import { shifts } from './shifts.ts';

test.describe('Layout stability', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const width of [390, 1440]) {
    for (const path of allPages) {
      test(`${path} does not shift at ${width} px if its font loads late`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        const { promise: painted, resolve } = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await painted;
          await route.continue();
        });
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        resolve();
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await page.waitForLoadState('networkidle');
        expect(await page.evaluate(shifts)).toBe(0);
      });
    }
  }

  // If a script reads the layout during parsing, the browser computes the layout before and after the font loads.
  for (const path of [home, services[0]]) {
    test(`on ${path} no script reads the layout before the page is parsed`, async ({ page }) => {
      await page.addInitScript(() => {
        const reads: string[] = [];
        let parsed = false;
        addEventListener('DOMContentLoaded', () => {
          parsed = true;
        });
        Object.assign(window, { reads });
        const watch = (owner: object, name: string) => {
          const { get } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
          Object.defineProperty(owner, name, {
            configurable: true,
            get() {
              if (!parsed) reads.push(name);
              return get?.call(this);
            },
          });
        };
        for (const name of ['scrollX', 'scrollY', 'innerWidth', 'innerHeight']) watch(window, name);
        for (const name of ['offsetWidth', 'offsetHeight', 'offsetTop']) watch(HTMLElement.prototype, name);
      });
      await page.goto(path);
      expect(await page.evaluate(() => Reflect.get(window, 'reads'))).toEqual([]);
    });
  }

  for (const width of [320, 390, 768, 1440]) {
    test(`the form keeps its height when sent at ${width} px, in its own font and in a wider one`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const form = await filledForm(page);
      for (const font of ['its own font', 'a wider one']) {
        if (font === 'a wider one') await setWiderFont(page);
        await form.fill();
        await form.button.click();
        await expect(form.button).toBeDisabled();
        const { height } = (await form.form.boundingBox()) ?? {};
        await page.clock.runFor(1500);
        await expect(form.status).not.toBeEmpty();
        expect(await form.form.boundingBox(), font).toMatchObject({ height });
        await page.clock.runFor(3000);
        await expect(form.status).toBeEmpty();
        expect(await form.form.boundingBox(), font).toMatchObject({ height });
      }
    });
  }
});
