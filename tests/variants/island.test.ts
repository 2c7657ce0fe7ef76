import { expect, test } from 'vitest';
import { openBrowser, openWindow } from './window.ts';

openBrowser();

test('an Astro island on a service page hydrates, and the security policy blocks nothing', async () => {
  const { page, address } = await openWindow('crowded');
  await page.goto(`${address}webdesign`);
  const counter = page.getByRole('button', { name: 'Contei' });
  await counter.scrollIntoViewIfNeeded();
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  await counter.click();
  await expect.poll(() => counter.textContent()).toBe('Contei 1');
});
