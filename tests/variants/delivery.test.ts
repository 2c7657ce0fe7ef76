import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createSite } from '../../server/site.ts';
import { common, site as facts, home } from '../../src/content/content.ts';
import { findBrowser } from '../findChromium.js';
import { build, change, withCopy } from './copy.ts';

/** `npm run test:variants`: the site as an owner builds it who chose another delivery, and its form in a real browser. */
const words = home.contact.form;
const robots = `${facts.address}/robots.txt`;
const written = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };
const dist = mkdtempSync(join(tmpdir(), 'variants-'));
const statuses: number[] = [];
const received: unknown[] = [];

/** Whoever the form is delivered to: on another origin than the site. */
const owner = createServer(async (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
  response.setHeader('Access-Control-Allow-Headers', 'content-type');
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  received.push(JSON.parse(body));
  return response.writeHead(statuses.shift() ?? 404).end('nem tudo é JSON');
});
let origin: string;
let browser: Browser;

const listen = async (server: Server, host: string) => {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}`;
};

function buildWith(name: string, delivery: string): void {
  withCopy((folder) => {
    change(folder, 'demo/site.yaml', '    kind: simulated', `    kind: ${delivery}`);
    cpSync(build(folder), join(dist, name), { recursive: true, filter: () => true });
  });
}

beforeAll(async () => {
  origin = await listen(owner, '127.0.0.1');
  buildWith('http', `http\n    address: ${origin}/contato`);
  buildWith('whatsapp', 'whatsapp');
  buildWith('formspree', 'formspree\n    form: abcdwxyz');
  buildWith('web3forms', 'web3forms\n    key: 00000000-0000-0000-0000-000000000000');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH to its executable.');
  browser = await puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox'] });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  owner.close();
  owner.closeAllConnections();
  rmSync(dist, { recursive: true });
});

/** The home page of a variant with its form filled in; what the browser refuses or what breaks fails the test. */
async function filled(name: string): Promise<Page> {
  const site = createSite({ folder: join(dist, name), base: '' });
  const page: Page = await browser.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('console', (message) => /policy|CORS/i.test(message.text()) && wrong.push(message.text()));
  onTestFinished(async () => {
    await page.close();
    site.close();
    expect(wrong).toEqual([]);
  });
  await page.goto(`${await listen(site, 'localhost')}/#contato`);
  await page.waitForSelector('form[data-ready]');
  for (const [field, text] of Object.entries(written)) await page.locator(`form [name=${field}]`).fill(text);
  return page;
}
const typed = (page: Page) =>
  page.$$eval('form :is(input:not([aria-hidden] *), textarea)', (all) => all.map(({ value }) => value));
const said = (page: Page, role: string) =>
  expect.poll(() => page.$eval(`form [role=${role}]`, (one) => one.textContent));

describe.each<[name: 'http' | 'whatsapp' | 'formspree' | 'web3forms', source: () => string, traps: number]>([
  ['http', () => `connect-src ${robots} ${origin};`, 1],
  ['whatsapp', () => `connect-src ${robots};`, 0],
  ['formspree', () => `connect-src ${robots} https://formspree.io;`, 1],
  ['web3forms', () => `connect-src ${robots} https://api.web3forms.com;`, 1],
])('built with the delivery %s', (name, source, traps) => {
  const read = (file: string) => readFileSync(join(dist, name, file), 'utf8');

  test.each(['index.html', 'agentes-ai.html', '404.html'])('%s speaks to whom it should, and says so', (file) => {
    const page = parse(read(file));
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(source());
    expect(page.querySelector('footer')?.textContent).toContain(common.footer.privacy[name]);
    expect(page.querySelectorAll('[aria-hidden=true] > input[tabindex="-1"]')).toHaveLength(
      file === 'index.html' ? traps : 0,
    );
  });

  test('the line below the form says where the message goes, what for, and how to have it deleted', () => {
    const { notice } = words;
    const contact = parse(read('index.html')).getElementById('contato')?.textContent;
    expect(contact).toContain([notice[name], notice.purpose, notice.erase].join(' '));
    for (const other of [notice.simulated, notice.simulatedCall]) expect(contact).not.toContain(other);
  });

  test('the headers say the same', () => {
    expect(read('_headers')).toContain(source());
    expect(read('_headers')).toContain("form-action 'none'; ");
  });
});

test('what was not taken is kept and can be sent again, and then is cleared', async () => {
  const page = await filled('http');
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

test('for WhatsApp the message waits in a link that has the focus', async () => {
  const page = await filled('whatsapp');
  await page.locator('form button').click();
  await said(page, 'status').toBe(words.chat.ready);
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement | null)?.href ?? '');
  expect(new URL(href).searchParams.get('text')).toContain(written.message);
  expect(await typed(page)).toEqual(Object.values(written));
});
