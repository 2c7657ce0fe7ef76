import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { common, home } from '../../src/content/content.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests sites with other deliveries than the demonstration's, and their forms in a real browser. */

const words = home.contact.form;
const written = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };
const statuses: number[] = [];
const received: unknown[] = [];
const receiver = `http://127.0.0.1:${inject('receiver')}`;

/** The server that receives the form, on a different origin than the site. */
const owner = createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  received.push(JSON.parse(body));
  return response.writeHead(statuses.shift() ?? 404).end('nem tudo é JSON');
});

openBrowser();
beforeAll(() => new Promise<void>((resolve) => owner.listen(inject('receiver'), '127.0.0.1', resolve)));
afterAll(() => {
  owner.close();
  owner.closeAllConnections();
});

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

describe.each<[kind: 'http' | 'whatsapp' | 'formspree', VariantName, source: string]>([
  ['http', 'full', `connect-src https://coletivo.example/robots.txt ${receiver};`],
  ['whatsapp', 'small', 'connect-src https://roda.org.br/robots.txt;'],
  ['formspree', 'crowded', 'connect-src https://mutirao.example/robots.txt https://formspree.io;'],
])('a site with the delivery %s', (kind, name, source) => {
  const { read } = variant(name);

  test.each(['index.html', 'agentes-ai.html', '404.html'])(
    '%s says where messages go, and can connect only to robots.txt and to the delivery’s server, if there is one',
    (file) => {
      const page = parse(read(file));
      expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(source);
      expect(page.querySelector('footer')?.textContent).toContain(common.footer.privacy[kind]);
    },
  );

  test('the line above the fields says where the message goes, for what purpose, and how to have it deleted', () => {
    const { notice } = words;
    const contact = parse(read('index.html')).getElementById('contato')?.textContent;
    expect(contact).toContain([notice[kind], notice.purpose, notice.erase].join(' '));
    for (const other of [notice.simulated, notice.simulatedCall]) expect(contact).not.toContain(other);
  });

  test('the response headers allow the same connections as the pages’ meta tag, and no form submission', () => {
    expect(read('_headers')).toContain(source);
    expect(read('_headers')).toContain("form-action 'none'; ");
  });
});

test('a rejected message stays in the form, can be sent again, and is then cleared', async () => {
  const page = await filled('full', /status of 500/);
  statuses.push(500, 200);
  await page.locator('form button').click();
  await said(page, 'alert').toBe(words.error);
  expect(await typed(page)).toEqual(Object.values(written));
  await page.locator('form button').click();
  await said(page, 'status').toBe(words.success);
  await said(page, 'alert').toBe('');
  expect(await typed(page)).toEqual(['', '', '']);
  expect(received).toEqual([written, written]);
});

test('for WhatsApp, the message is in a focused link', async () => {
  const page = await filled('small');
  await page.locator('form button').click();
  await said(page, 'status').toBe(words.chat.ready);
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement | null)?.href ?? '');
  expect(new URL(href).searchParams.get('text')).toContain(written.message);
  expect(await typed(page)).toEqual(Object.values(written));
});
