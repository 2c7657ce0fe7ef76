import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { EDITOR_CACHE } from '../../editor/cache.ts';
import { folder, read } from './form.ts';

/*
 * Attacks by a hostile page while the editor is open in the same browser. The browser has the editor's cookie.
 */

const PUBLISH = 'keystatic/singleton/publicar';
/** An SVG that would save and publish from the editor's origin, if it ran. */
const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><metadata><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;parent.ran = true&lt;/script&gt;"/></metadata><rect width="9" height="9"/></svg>`;

/** The pictures that the editor stored for unsaved forms. */
const stored = () => (existsSync(`${EDITOR_CACHE}/imagens`) ? readdirSync(`${EDITOR_CACHE}/imagens`) : []);

let attacker: Server;
let port = 0;

test.beforeAll(async () => {
  attacker = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Outro</h1>');
  });
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve));
  port = (attacker.address() as AddressInfo).port;
});
test.afterAll(() => {
  attacker.close();
});

/** The two hostile pages. A browser counts every name under `localhost` as another site than 127.0.0.1. */
const pages = {
  'another site': () => `http://outro.localhost:${port}/`,
  'another port': () => `http://127.0.0.1:${port}/`,
};

for (const [from, hostile] of Object.entries(pages)) {
  test.describe(`a page of ${from}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(hostile());
    });

    test('can neither save, store, publish nor read by script', async ({ page, baseURL }) => {
      const before = read('not-found.yaml');
      const storedBefore = stored();
      const requests = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) =>
        [
          'api/keystatic/update',
          'API/KEYSTATIC/update',
          'api/keystatic/tree',
          PUBLISH,
          'KEYSTATIC/imagens?name=z.svg&accept=svg',
          'site.yaml?raw',
          '@fs/etc/passwd',
        ].map((path) => ({ method, url: `${baseURL}${path}` })),
      );
      const answers = page.evaluate(
        ({ requests, body }) =>
          Promise.all(
            requests.flatMap(({ method, url }) =>
              (['cors', 'no-cors'] as const).map(async (mode) => {
                const isSimple = method === 'GET' || method === 'POST';
                if (mode === 'no-cors' && !isSimple) return 'blocked';
                const init = { method, mode, credentials: 'include', ...(method !== 'GET' && { body }) } as const;
                const answer = await fetch(url, init).catch(() => undefined);
                return answer && answer.type !== 'opaque' ? `read ${method} ${url}` : 'blocked';
              }),
            ),
          ),
        { requests, body: HOSTILE },
      );
      expect(new Set(await answers)).toEqual(new Set(['blocked']));
      expect(read('not-found.yaml')).toBe(before);
      expect(stored()).toEqual(storedBefore);
    });

    test('can neither save, store nor publish by a form', async ({ page, baseURL }) => {
      const demands = {
        [PUBLISH]: '{"act":"start","version":null,"',
        'api/keystatic/update': '{"additions":[],"deletions":[],"',
        'KEYSTATIC/imagens?name=ana.svg&accept=svg':
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" id="',
      };
      for (const [path, body] of Object.entries(demands)) {
        // With `text/plain`, a field is sent as its name, “=” and its value: a complete text for the editor.
        await page.evaluate(
          ({ action, name }) => {
            const form = document.createElement('form');
            Object.assign(form, { method: 'post', enctype: 'text/plain', action });
            const field = form.appendChild(document.createElement('input'));
            Object.assign(field, { name, value: '":0}' });
            document.body.replaceChildren(form, Object.assign(document.createElement('h1')));
            form.appendChild(Object.assign(document.createElement('button'), { textContent: 'Ir' }));
          },
          { action: `${baseURL}${path}`, name: body },
        );
        const answer = page.waitForResponse((response) => response.url() === `${baseURL}${path}`);
        await page.getByRole('button', { name: 'Ir' }).click();
        expect((await answer).status(), path).toBe(403);
        await page.goto(hostile());
      }
    });

    test('can show no page of the editor and no stored picture in a frame', async ({ page, baseURL }) => {
      for (const path of ['', 'keystatic', PUBLISH, 'node_modules/.editor/imagens/z.svg', '_image?href=z.svg']) {
        const navigated = page.waitForEvent('framenavigated', (frame) => frame !== page.mainFrame());
        await page.evaluate((src) => {
          document.body.replaceChildren(Object.assign(document.createElement('iframe'), { src }));
        }, `${baseURL}${path}`);
        expect((await navigated).url(), path).toBe('chrome-error://chromewebdata/');
      }
    });

    test('cannot connect to the WebSocket', async ({ page, baseURL }) => {
      for (const protocol of ['vite-hmr', 'vite-ping']) {
        const result = await page.evaluate(
          ({ url, protocol }) =>
            new Promise<string>((resolve) => {
              const socket = new WebSocket(url, protocol);
              socket.onopen = () => resolve('open');
              socket.onerror = () => resolve('blocked');
            }),
          { url: `${baseURL?.replace('http', 'ws')}`, protocol },
        );
        expect(result, protocol).toBe('blocked');
      }
    });

    test('that links to the editor shows how to get in, and the editor opens from there', async ({ page, baseURL }) => {
      await page.evaluate((href) => {
        document.body.replaceChildren(Object.assign(document.createElement('a'), { href, textContent: 'Ir' }));
      }, `${baseURL}${PUBLISH}`);
      await page.getByRole('link', { name: 'Ir' }).click();
      await expect(page.getByRole('heading', { name: 'Aqui só entra quem abriu o editor' })).toBeVisible();
      await page.getByRole('link', { name: 'Entrar no editor' }).click();
      await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Publicar' })).toBeVisible();
    });
  });
}

test('without the key, no page, module, picture or request is answered', async ({ playwright, baseURL }) => {
  const stranger = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: { cookies: [], origins: [] },
  });
  const site = ['', 'agentics', 'keystatic', PUBLISH, 'api/keystatic/tree'];
  const framework = ['@vite/client', '@fs/etc/passwd', '%', 'a/', 'a//', 'package.json', '%5c..%5cetc/passwd'];
  for (const path of [...site, ...framework])
    expect((await stranger.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
  for (const path of ['api/keystatic/update', PUBLISH, 'keystatic/imagens?name=z.svg&accept=svg'])
    expect((await stranger.post(path, { data: '{}' })).status(), path).toBe(403);
  await stranger.dispose();
});

test('no spelling of the path of a save leads past its checks', async ({ page, baseURL }) => {
  const headers = { Origin: new URL(baseURL ?? '').origin, 'no-cors': '1', 'Content-Type': 'application/json' };
  const data = { additions: [{ path: 'services/zzz.yaml', contents: 'Og' }], deletions: [] };
  for (const path of ['%75pdate', 'update', 'update/', 'UPDATE'])
    for (const method of ['POST', 'PUT']) await page.request.fetch(`api/keystatic/${path}`, { method, headers, data });
  expect(existsSync(join(folder, 'services/zzz.yaml'))).toBe(false);
});

test('the editor’s pages run only scripts of their own origin, and cannot be framed', async ({ page }) => {
  for (const path of ['keystatic', PUBLISH]) {
    const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("connect-src 'self'");
  }
});

test('an SVG that the owner put into the folder is shown only as a clean copy', async ({ page }) => {
  const file = join(folder, 'imagens/mao.svg');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, HOSTILE);
  const hostile = await page.request.get('keystatic/imagens?name=mao.svg');
  expect([hostile.status(), await hostile.text()]).toEqual([404, expect.stringContaining('um pedaço de página')]);
  writeFileSync(file, HOSTILE.replace(/<iframe.*?\/>/, ''));
  const clean = await page.request.get('keystatic/imagens?name=mao.svg');
  expect(clean.headers()['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(await clean.text()).toMatch(/^<svg [^>]*><rect [^>]*><\/svg>$/);
  rmSync(file);
});
