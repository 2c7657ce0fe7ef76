import { allPages, contactForm, expect, home, NOT_FOUND, test } from './fixtures.ts';

/** The URL of the QR code. */
const CODE = /\/qr\.[\w-]+\.svg$/;

test.describe('network requests', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} requests only itself, the font, the styles for print, the icon and the wall of the footer`, async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(path, { waitUntil: 'networkidle' });
      // Browsers load the wall only near the footer.
      const others = requests.slice(1).filter((one) => !/\/(?:icone\.svg$|_astro\/nome\.)/.test(one));
      const kinds = others.map((one) => one.slice(one.lastIndexOf('.')));
      expect(kinds).toEqual(['.woff2', '.css']);
    });
  }

  test('the QR code loads only when a page is printed', async ({ page }) => {
    const early: string[] = [];
    page.on('request', (request) => {
      if (CODE.test(request.url())) early.push(request.url());
    });
    await page.goto('webdesign');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(early).toEqual([]);
    const printed = page.waitForResponse(CODE);
    await page.emulateMedia({ media: 'print' });
    expect((await printed).status()).toBe(200);
  });

  test('the QR code is on the first sheet, also of a page that was not printed before', async ({
    browser,
    baseURL,
  }) => {
    const print = async (path: string, replacement?: string) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      if (replacement)
        await page.route(CODE, (route) => route.fulfill({ body: replacement, contentType: 'image/svg+xml' }));
      await page.goto(path);
      const sheets = await page.pdf({ format: 'A4' });
      await context.close();
      return sheets.length;
    };
    for (const path of [home, 'webdesign']) {
      const empty = await print(path, '<svg xmlns="http://www.w3.org/2000/svg" width="87" height="99"/>');
      // The PDF describes each line of the code.
      expect(await print(path)).toBeGreaterThan(empty + 500);
    }
  });

  test('the form’s scripts load when the form is near the viewport, and sending makes no request', async ({ page }) => {
    await page.clock.install();
    await page.goto(home, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const form = contactForm(page);
    await form.ready();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((type) => type !== 'script')).toEqual([]);
    expect(requests.length).toBeGreaterThan(0);
    requests.length = 0;
    await form.fill();
    await form.button.click();
    await page.clock.runFor(1500);
    await expect(form.status).toHaveText(/sucesso/);
    await page.clock.runFor(3000);
    await expect(form.status).toBeEmpty();
    expect(requests).toEqual([]);
  });
});
