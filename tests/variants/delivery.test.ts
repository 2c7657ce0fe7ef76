import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/contactForm/sentences.ts';
import { home } from '../../src/content/content.ts';
import { READY, type VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests sites with other deliveries than the demonstration's, and their forms in a real browser. */

const words = home.contact.form;
const written = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };

openBrowser();

/** Opens the home page of a variant, and fills in its form. */
async function filled(name: VariantName, expected?: RegExp): Promise<Page> {
  const { page, address } = await openWindow(name, 1280, expected);
  await page.goto(`${address}#contato`);
  await page.waitForSelector('form[data-ready]');
  for (const [field, text] of Object.entries(written)) await page.locator(`form [name=${field}]`).fill(text);
  return page;
}
const typed = (page: Page) =>
  page
    .locator('form :is(input:not([aria-hidden] *), textarea)')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const said = (page: Page, role: 'alert' | 'status') =>
  expect.poll(() => page.locator('form').getByRole(role).textContent());

describe.each<[kind: 'whatsapp' | 'formspree', VariantName, source: string]>([
  ['whatsapp', 'small', 'connect-src https://roda.org.br/robots.txt;'],
  ['formspree', 'full', 'connect-src https://coletivo.example/robots.txt https://formspree.io;'],
])('a site with the delivery %s', (kind, name, source) => {
  const { read } = variant(name);

  test.each(['index.html', 'agentes-ai.html', '404.html'])(
    '%s says where messages go, and can connect only to robots.txt and to the delivery’s server, if there is one',
    (file) => {
      const page = parse(read(file));
      expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(source);
      expect(page.querySelector('footer')?.textContent).toContain(sentences[kind].footer);
    },
  );

  test('the line above the fields says where the message goes, for what purpose, and how to have it deleted', () => {
    const { notice } = words;
    const contact = parse(read('index.html')).getElementById('contato')?.textContent;
    expect(contact).toContain([sentences[kind].notice, notice.purpose, notice.erase].join(' '));
    for (const other of [sentences.simulated.notice, notice.simulatedCall]) expect(contact).not.toContain(other);
  });

  test('the response headers allow the same connections as the pages’ meta tag, and no form submission', () => {
    expect(read('_headers')).toContain(source);
    expect(read('_headers')).toContain("form-action 'none'; ");
  });
});

test('a rejected message stays in the form, can be sent again, and is then cleared', async () => {
  const page = await filled('full', /status of 500/);
  const statuses = [500, 200];
  const received: unknown[] = [];
  await page.route('https://formspree.io/f/abcdwxyz', (route) => {
    received.push(route.request().postDataJSON());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status: statuses.shift() ?? 404, headers, body: 'nem tudo é JSON' });
  });
  await page.locator('form button').click();
  await said(page, 'alert').toBe(words.error);
  expect(await typed(page)).toEqual(Object.values(written));
  await page.locator('form button').click();
  await said(page, 'status').toBe(words.success);
  await said(page, 'alert').toBe('');
  expect(await typed(page)).toEqual(['', '', '']);
  expect(received).toEqual([written, written]);
});

test('for WhatsApp, the message is in a focused link, and the owner’s own word says that it is ready', async () => {
  const page = await filled('small');
  await page.locator('form button').click();
  await said(page, 'status').toBe(READY);
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement | null)?.href ?? '');
  expect(new URL(href).searchParams.get('text')).toContain(written.message);
  expect(await typed(page)).toEqual(Object.values(written));
});
