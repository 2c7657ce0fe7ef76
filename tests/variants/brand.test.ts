import { expect, test } from 'vitest';
import { findingsInAllMedia, NONE } from '../axe.ts';
import { shiftsWithLateFont } from '../e2e/shifts.ts';
import { openWindow } from './variant.ts';

/** Tests two brands other than the demonstration's. `small` is in a subfolder of its host. */

test('axe finds no violation with another palette, logo, font and corners, in any media', async () => {
  const { page, address } = await openWindow('small');
  for (const path of ['', 'agentes-ai', 'nao-existe']) {
    await page.goto(address + path);
    expect(await findingsInAllMedia(page), `/${path}`).toEqual(NONE);
  }
});

test('the owner’s font that loads late shifts nothing', async () => {
  const { page, address } = await openWindow('owner', 390);
  for (const path of ['', 'identidade', 'nao-existe'])
    expect(await shiftsWithLateFont(page, address + path), `/${path}`).toBe(0);
});

test('straight corners have no radius', async () => {
  const { page, address } = await openWindow('small');
  await page.goto(address);
  const radii = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('body *')].map((one) => getComputedStyle(one).borderRadius)),
  ]);
  expect(radii).toEqual(['0px']);
});

test('a logo beside the name has the size of a tile in header and footer, and only the name is announced', async () => {
  const { page, address } = await openWindow('small');
  await page.goto(address);
  for (const role of ['banner', 'contentinfo'] as const) {
    const brand = page.getByRole(role).getByRole('link', { name: 'Roda', exact: true });
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
