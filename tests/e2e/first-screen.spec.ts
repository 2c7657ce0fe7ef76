import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { budgets } from '../../budgets.ts';
import { ask } from '../launch/ask.ts';
import { expect, home, phone, services, test, WALL } from './fixtures.ts';

/** The smallest phone that the first screen is designed for. */
const small = { width: 360, height: 640 };
/** The least space below the first button, in pixels. It makes the button's lower edge clearly visible. */
const AIR = 8;

const calls = [
  [home, 'Conheça os serviços'],
  ...services.map((path) => [path, path === 'daos-web3' ? 'Inscreva o seu grupo' : 'Peça um orçamento'] as const),
] as const;

for (const [path, name] of calls) {
  test(`${path} shows its first screen while the rest of the page is still arriving`, async ({ page, baseURL }) => {
    const { port, pathname } = new URL(path, baseURL);
    const rest = Promise.withResolvers<void>();
    const slow = createServer(async ({ url = '' }, response) => {
      const { status, headers, body } = await ask(Number(port), url, { 'Accept-Encoding': 'br' });
      response.writeHead(status, headers).write(body.subarray(0, budgets.firstScreen));
      if (url === pathname) await rest.promise;
      response.end(body.subarray(budgets.firstScreen));
    });
    await once(slow.listen(0, 'localhost'), 'listening');
    await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${pathname}`, { waitUntil: 'commit' });
    const call = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    await expect(call).toBeVisible();
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo')).not.toBeAttached();
    rest.resolve();
    await page.waitForLoadState('networkidle');
    slow.close();
  });
}

for (const [screen, viewport] of [
  ['a phone of 360 x 640', small],
  ['a phone on its side', { width: phone.height, height: phone.width }],
] as const) {
  test.describe(`On ${screen}`, () => {
    test.use({ viewport, expectedErrors: [/Failed to load resource: net::ERR_FAILED .*woff2/] });

    for (const [path, name] of calls) {
      test(`${path} has its first button in the first screen, in its own font and in the fallback`, async ({
        page,
      }) => {
        const call = page.getByRole('main').getByRole('link', { name, exact: true }).first();
        for (const font of ['its own font', 'the fallback']) {
          if (font === 'the fallback') await page.route('**/*.woff2', (route) => route.abort());
          await page.goto(path, { waitUntil: 'networkidle' });
          const { y, height } = (await call.boundingBox()) ?? { y: Infinity, height: 0 };
          expect(y + height, font).toBeLessThanOrEqual(viewport.height - AIR);
        }
      });
    }
  });
}

test.describe('On a phone of 360 x 640', () => {
  test.use({ viewport: small });

  for (const path of services) {
    test(`${path} says within three screens what its service costs`, async ({ page }) => {
      await page.goto(path);
      const price =
        path === 'daos-web3'
          ? page.getByRole('main').getByText('Gratuito', { exact: true })
          : page.getByRole('term').filter({ hasText: 'O preço depende' });
      const { y, height } = (await price.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height).toBeLessThanOrEqual(3 * small.height);
    });
  }
});

test('the home page’s tile wall has three rows on a phone of 390 x 844', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(home);
  const { height } = (await page.locator(WALL).boundingBox()) ?? { height: 0 };
  const tile = (await page.locator(WALL).locator('svg').first().boundingBox())?.height ?? 0;
  expect(height / tile).toBe(3);
});
