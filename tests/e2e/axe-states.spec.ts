import { allPages, contactForm, expect, filledForm, findings, home, phone, test } from './fixtures.ts';

test.describe('axe finds nothing', () => {
  test.use({ expectedErrors: [/status of 404|net::ERR_FAILED/] });

  for (const path of allPages) {
    test(`on ${path} with the menu open`, async ({ page }) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });

    test(`on ${path} in forced colours`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(path);
      // The contrast is the visitor's own; axe would count the colours that the browser has replaced.
      expect(await findings(page, ['color-contrast', 'color-contrast-enhanced'])).toEqual([]);
    });

    test(`on ${path} as it is printed`, async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(path);
      expect(await findings(page)).toEqual([]);
    });
  }

  test('where the form is sent empty', async ({ page }) => {
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.button.click();
    await expect(form.name).toBeFocused();
    expect(await findings(page)).toEqual([]);
  });

  test('while the form is submitting, and when it succeeded', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The form's timers wait until they are told: axe takes longer than they do on a busy machine.
    await page.addInitScript(() => {
      const start = window.setTimeout;
      const held: (() => void)[] = [];
      const holdOwn = (run: () => void, ms = 0, ...args: []) =>
        [1500, 3000].includes(ms) ? held.push(() => run(...args)) : start(run, ms, ...args);
      Object.assign(window, { setTimeout: holdOwn, release: () => held.splice(0).map((run) => run()) });
    });
    await page.goto(home);
    const form = contactForm(page);
    await form.ready();
    await form.fill();
    await form.button.click();
    await expect(form.button).toBeDisabled();
    expect(await findings(page)).toEqual([]);
    await page.evaluate(() => (window as unknown as { release(): void }).release());
    await expect(form.status).not.toBeEmpty();
    expect(await findings(page)).toEqual([]);
    await expect(form.status).not.toBeEmpty();
  });

  test('where the message was not delivered', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The simulated delivery always succeeds, but where the ground gives way beneath it.
    await page.addInitScript(() => {
      AbortSignal.prototype.addEventListener = () => {
        throw new Error('not delivered');
      };
    });
    const form = await filledForm(page);
    await form.button.click();
    await expect(form.alert).not.toBeEmpty();
    await expect(form.message).toHaveValue('Olá!');
    expect(await findings(page)).toEqual([]);
  });

  test('where the form did not come', async ({ page }) => {
    await page.route(/\/hydrate-[\w-]+\.js/, (route) => route.abort());
    await page.goto(home);
    await contactForm(page).form.scrollIntoViewIfNeeded();
    await expect(page.getByText(/O formulário não carregou/)).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});
