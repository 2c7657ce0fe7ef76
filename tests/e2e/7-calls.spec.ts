import { allPages, contactForm, expect, home, NOT_FOUND, test } from './fixtures.ts';

test.describe('7. The calls it makes', () => {
  test.use({ expectedErrors: [NOT_FOUND] });

  for (const path of allPages) {
    test(`${path} requests itself, the font, the icon and the marks, and nothing else`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.goto(path, { waitUntil: 'networkidle' });
      const others = requests.slice(1).filter((one) => !one.endsWith('/icone.svg'));
      const kinds = others.map((one) => one.slice(one.lastIndexOf('.')));
      expect(kinds.sort()).toEqual(['.svg', '.woff2']);
    });
  }

  test('the marks load after the page, and each has its own', async ({ page }) => {
    await page.goto('webdesign', { waitUntil: 'networkidle' });
    const isLate = await page.evaluate(() => {
      const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const marks = performance.getEntriesByType('resource').find(({ name }) => name.includes('/marks.'));
      return (marks?.startTime ?? 0) >= (own?.loadEventStart ?? Number.POSITIVE_INFINITY);
    });
    expect(isLate).toBe(true);
    const places = await page
      .getByRole('contentinfo')
      .locator('[data-mark]')
      .evaluateAll((all) =>
        (all as HTMLElement[]).map(
          (one) => [one.dataset.mark, getComputedStyle(one, '::before').maskPosition] as [string, string],
        ),
      );
    // Each mark has a place of its own in the file.
    expect(new Set(places.map(([, place]) => place)).size).toBe(new Set(places.map(([mark]) => mark)).size);
  });

  test('the code of the address comes when a page is printed, and not before', async ({ page }) => {
    const code = /\/qr\.[\w-]+\.svg$/;
    const early: string[] = [];
    page.on('request', (request) => {
      if (code.test(request.url())) early.push(request.url());
    });
    await page.goto('webdesign');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(early).toEqual([]);
    const printed = page.waitForResponse(code);
    await page.emulateMedia({ media: 'print' });
    expect((await printed).status()).toBe(200);
  });

  test('the form’s one script loads when it comes near, and sending makes no request at all', async ({ page }) => {
    await page.clock.install();
    await page.goto(home, { waitUntil: 'networkidle' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const form = contactForm(page);
    await form.ready();
    await page.waitForLoadState('networkidle');
    expect(requests.filter((type) => type === 'script')).toHaveLength(1);
    requests.length = 0;
    await form.fill();
    await form.button.click();
    await page.clock.runFor(1500);
    await expect(form.status).not.toBeEmpty();
    await page.clock.runFor(3000);
    await expect(form.status).toBeEmpty();
    expect(requests).toEqual([]);
  });
});
