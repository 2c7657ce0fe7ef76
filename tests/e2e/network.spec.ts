import type { Page } from '@playwright/test';
import { allPages, contactForm, expect, home, NOT_FOUND, phone, test } from './fixtures.ts';

test.use({ expectedErrors: [NOT_FOUND] });

for (const path of allPages) {
  test(`${path} loads only itself, the font, the styles for print, the icon and the wall of the footer, and sends and stores nothing while its controls are used`, async ({
    page,
    context,
    baseURL,
  }) => {
    const own = new URL(baseURL ?? '').origin;
    const loaded: string[] = [];
    const foreign: string[] = [];
    const carrying: string[] = [];
    context.on('request', (request) => {
      loaded.push(request.url());
      if (new URL(request.url()).origin !== own) foreign.push(request.url());
      if (request.method() !== 'GET' || request.url().includes('?')) carrying.push(request.url());
    });
    page.on('websocket', (socket) => foreign.push(socket.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    // Browsers load the wall only near the footer. The page with an island loads its scripts.
    const isLater = path === 'azulejo' ? /\/icone\.svg$|nome-\d\.|\.js$/ : /\/icone\.svg$|nome-\d\./;
    const others = loaded.slice(1).filter((url) => !isLater.test(url));
    expect(others).toEqual([expect.stringMatching(/\.woff2$/), expect.stringMatching(/\.css$/)]);
    await useEverything(page);
    if (path === home) {
      const form = contactForm(page);
      await form.ready();
      await form.fill();
      await form.button.click();
      await expect(form.status).toHaveText(/sucesso/);
    }
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    expect(carrying).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(async () => ({
        local: localStorage.length,
        session: sessionStorage.length,
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    ).toEqual({ local: 0, session: 0, databases: [], caches: [], workers: 0 });
  });
}

test('the QR code loads when a page is printed', async ({ page }) => {
  await page.goto('webdesign', { waitUntil: 'networkidle' });
  const code = page.waitForResponse(/\/qr\.[\w-]+\.svg$/);
  await page.emulateMedia({ media: 'print' });
  expect((await code).status()).toBe(200);
});

/** Opens and closes the menu, focuses and hovers over links, and scrolls to the end of the page. Follows no link. */
async function useEverything(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.keyboard.press('Escape');
  for (const link of await page.getByRole('link').all()) {
    if (await link.isVisible()) await link.focus();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    if (await link.isVisible()) await link.hover();
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
}
