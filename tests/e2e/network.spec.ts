import { contactForm, expect, home, phone, test } from './fixtures.ts';

test('the home page loads only its own files, and sends and stores nothing', async ({ page, context, baseURL }) => {
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(`${request.method()} ${request.url()}`));
  page.on('websocket', (socket) => loaded.push(`socket ${socket.url()}`));
  await page.goto(home, { waitUntil: 'networkidle' });
  // Browsers load the wall only near the footer.
  const others = loaded.slice(1).filter((url) => !/\/icone\.svg$|nome-\d\./.test(url));
  expect(others).toEqual([expect.stringMatching(/\.woff2$/), expect.stringMatching(/\.css$/)]);

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    await link.focus();
    await link.hover();
  }
  const form = contactForm(page);
  await form.ready();
  await form.fill();
  await form.button.click();
  await expect(form.status).toHaveText(/sucesso/);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  // Nothing is in a query, and nothing goes to another site.
  const own = `GET ${new URL(`${baseURL}`).origin}`;
  expect(loaded.filter((one) => !one.startsWith(own) || one.includes('?'))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const stored = await page.evaluate(async () => [
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    ...[await indexedDB.databases(), await caches.keys(), await navigator.serviceWorker.getRegistrations()],
  ]);
  expect(stored).toEqual([[], [], []]);
});
