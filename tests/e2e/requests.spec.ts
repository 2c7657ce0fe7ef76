import { allPages, expect, NOT_FOUND, test } from './fixtures.ts';

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

  test('the QR code loads when a page is printed', async ({ page }) => {
    await page.goto('webdesign', { waitUntil: 'networkidle' });
    const code = page.waitForResponse(/\/qr\.[\w-]+\.svg$/);
    await page.emulateMedia({ media: 'print' });
    expect((await code).status()).toBe(200);
  });
});
