import type { Page } from '@playwright/test';
import { allPages, contactForm, expect, home, NOT_FOUND, phone, test } from './fixtures.ts';

test.describe('Nothing is sent and nothing is stored', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`by ${path} while its controls are used`, async ({ page, context, baseURL }) => {
      const own = new URL(baseURL ?? '').origin;
      const foreign: string[] = [];
      const carrying: string[] = [];
      context.on('request', (request) => {
        if (new URL(request.url()).origin !== own) foreign.push(request.url());
        if (request.method() !== 'GET' || request.url().includes('?')) carrying.push(request.url());
      });
      page.on('websocket', (socket) => foreign.push(socket.url()));
      await page.goto(path, { waitUntil: 'networkidle' });
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
