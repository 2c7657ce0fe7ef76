import { expect, test } from 'vitest';
import { LONG_NAME } from './sites.ts';
import { openWindow } from './variant.ts';

/** Tests two brands other than the demonstration's. `small` is in a subfolder of its host. */

test('the system’s letters need no font file, straight corners have no radius, and a logo has the size of a tile', async () => {
  const { page, address } = await openWindow('small');
  await page.goto(address);
  expect(await page.evaluate(() => document.fonts.size)).toBe(0);
  const radii = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).borderRadius)),
  ]);
  expect(radii).toEqual(['0px']);
  for (const role of ['banner', 'contentinfo'] as const) {
    // Only the name is announced.
    const brand = page.getByRole(role).getByRole('link', { name: LONG_NAME, exact: true });
    expect(await brand.locator('img').boundingBox()).toMatchObject({ width: 44, height: 44 });
  }
});

test('in a subfolder, menu, cards, brand and the form’s script lead and load from the folder, also on the 404 page', async () => {
  const { page, address } = await openWindow('small');
  const outside: string[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith(address)) outside.push(response.url());
  });
  await page.goto(address);
  await page.locator('#servicos a[href$="/agentes-ai"]').click();
  await page.waitForURL(`${address}agentes-ai`);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click();
  await page.waitForURL(`${address}#contato`);
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  await page.goto(`${address}nao/existe/aqui`);
  expect(await page.getByRole('banner').evaluate((one) => getComputedStyle(one).position)).toBe('sticky');
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(address);
  expect(outside).toEqual([]);
});
