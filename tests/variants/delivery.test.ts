import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { sentences } from '../../src/contactForm/sentences.ts';
import { common } from '../../src/content/content.ts';
import { filledSite } from './filledSite.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests sites with other deliveries than the demonstration's. `owners.test.ts` writes a message for WhatsApp. */

openBrowser();

test.each<[kind: 'whatsapp' | 'formspree', VariantName, source: string]>([
  ['whatsapp', 'small', 'connect-src https://roda.org.br/robots.txt; '],
  ['formspree', 'crowded', 'connect-src https://mutirao.example/robots.txt https://formspree.io; '],
])('a site with the delivery %s says where messages go, and connects only there', (kind, name, source) => {
  const { read } = variant(name);
  const page = parse(read('index.html'));
  const policy = `${source}form-action 'none'; `;
  expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(policy);
  expect(read('_headers')).toContain(policy);
  expect(page.querySelector('footer')?.textContent).toContain(sentences[kind].footer);
  const { purpose, erase } = filledSite.contact;
  const contact = page.getElementById('contato')?.textContent;
  expect(contact).toContain([sentences[kind].notice, purpose, erase].join(' '));
  for (const other of [sentences.simulated.notice, common.form.simulatedCall]) expect(contact).not.toContain(other);
});

test('a message to Formspree leaves the page, and the form is emptied', async () => {
  const { page, address } = await openWindow('crowded');
  const posted: unknown[] = [];
  await page.route('https://formspree.io/f/abcdwxyz', async (route) => {
    posted.push(route.request().postDataJSON());
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await route.fulfill({ json: { ok: true }, headers });
  });
  await page.goto(`${address}#contato`);
  await page.waitForSelector('form[data-ready]');
  const written = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };
  for (const [field, text] of Object.entries(written)) await page.locator(`form [name=${field}]`).fill(text);
  await page.locator('form button').click();
  await expect.poll(() => page.locator('form').getByRole('status').textContent()).toBe(common.form.success);
  expect(posted).toEqual([expect.objectContaining(written)]);
  expect(await page.locator('form [name=message]').inputValue()).toBe('');
});
