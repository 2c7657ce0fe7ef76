import { expect, test } from 'vitest';
import { openBrowser, openWindow } from './window.ts';

openBrowser();

test('an Astro island hydrates on another page, and the policy blocks nothing', {
  timeout: 30_000,
}, async () => {
  const { page, address } = await openWindow('crowded');
  await page.goto(`${address}webdesign`);
  const counter = page.getByRole('button', { name: 'Contei' });
  await counter.scrollIntoViewIfNeeded();
  await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  await counter.click();
  await expect.poll(() => counter.textContent()).toBe('Contei 1');
});
