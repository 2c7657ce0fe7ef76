import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { ask } from '../../launch/ask.ts';
import { findBrowser } from '../../launch/chromium.js';
import { createSite } from '../../server/site.ts';
import { common, home } from '../../src/content/content.ts';
import { limits } from '../../src/delivery/message.ts';
import { buildFor } from './build.ts';
import { owner } from './receivers.ts';

/** Tests the site for Netlify and its form in a real browser. A simulated Netlify follows docs.netlify.com. */

const { success, error, submit, submitting, notice } = home.contact.form;
const written = { name: 'Ângela "Zé"', email: 'ana@exemplo.com.br', message: 'Olá!\n\n<b>Tudo</b> & bem? 😀' };
const base = new URL(owner.address).pathname;
const folder = mkdtempSync(join(tmpdir(), 'netlify-'));

type Posted = { path: string; type: string; fields: [string, string][] };
const posted: Posted[] = [];
let status = 200;
/** The simulated Netlify waits for this promise before it responds. */
let waitsFor: Promise<unknown>;

let dist = '';
let port = 0;
let browser: Browser;
let site: ReturnType<typeof createSite>;
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Accepts a message as Netlify does: by the form's name, at any path. Responds with the page of the form's action. */
async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  const fields = [...new URLSearchParams(body)];
  posted.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', fields });
  await waitsFor;
  const isKnown = fields.some(([name, value]) => name === 'form-name' && value === 'contato');
  const answer = isKnown ? status : 404;
  response
    .writeHead(answer, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(answer === 200 ? read('contato.html') : 'Netlify');
}

const server = createServer((request, response) => {
  if (request.method === 'POST') take(request, response);
  else site.emit('request', request, response);
});

beforeAll(async () => {
  dist = buildFor({ kind: 'netlify', address: owner.address }, folder);
  site = createSite({ folder: dist, base });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH to its executable.');
  // Browsers cache a page for the back button. Playwright turns the cache off, and then a form is not always restored.
  browser = await chromium.launch({ executablePath, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
});
afterAll(async () => {
  await browser?.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  posted.length = 0;
  status = 200;
  waitsFor = Promise.resolve();
});

/**
 * Opens the form in a window. Exceptions in the page fail the test. So do errors in the console, such as policy
 * violations, unless they match `expected`.
 */
async function open(hasScripts: boolean, expected?: RegExp, change = (html: string) => html): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: hasScripts, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const wrong: string[] = [];
  page.on('pageerror', (fault) => wrong.push(String(fault)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text())) wrong.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(wrong).toEqual([]);
  });
  await page.route(`**${base}/`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(`http://127.0.0.1:${port}${base}/#contato`);
  if (hasScripts) await page.waitForSelector('form[data-ready]');
  return page;
}

const fields = { name: 'Nome', email: 'E-mail', message: 'Mensagem' };
async function fill(page: Page): Promise<void> {
  for (const [name, label] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(written[name as keyof typeof written]);
  }
}
const typed = (page: Page) =>
  Promise.all(Object.values(fields).map((label) => page.getByLabel(label, { exact: true }).inputValue()));
const press = (page: Page) => page.getByRole('button', { name: submit }).click();
const said = (page: Page, role: 'status' | 'alert') =>
  expect.poll(() => page.locator('form').getByRole(role).first().textContent());
/** The request that Netlify must get: only the form’s name and the typed texts, with the given line breaks. */
const got = (lineBreak: string) => ({
  path: `${base}/contato`,
  type: expect.stringContaining('application/x-www-form-urlencoded'),
  fields: { 'form-name': 'contato', ...written, message: written.message.replaceAll('\n', lineBreak) },
});
const arrived = () =>
  posted.map(({ fields: all, ...rest }) => ({ ...rest, fields: Object.fromEntries(all.filter(([, text]) => text)) }));

describe('with scripts', () => {
  test('a message is sent as a form, the button is disabled until the response, and the form is emptied', async () => {
    const held = Promise.withResolvers<void>();
    waitsFor = held.promise;
    const page = await open(true);
    await fill(page);
    await press(page);
    await page.getByRole('button', { name: submitting, disabled: true }).waitFor();
    await said(page, 'status').toBe('');
    held.resolve();
    await said(page, 'status').toBe(success);
    await page.getByRole('button', { name: submit }).waitFor();
    expect(await typed(page)).toEqual(['', '', '']);
    expect(arrived()).toEqual([got('\n')]);
  });

  test('a message that Netlify rejects stays in the form, and can be sent again', async () => {
    status = 500;
    const page = await open(true, /status of 500/);
    await fill(page);
    await press(page);
    await said(page, 'alert').toBe(error);
    expect(await typed(page)).toEqual(Object.values(written));
    status = 200;
    await press(page);
    await said(page, 'status').toBe(success);
    expect(arrived()).toEqual([got('\n'), got('\n')]);
  });

  test('the form works if Netlify removes the `netlify` attributes and adds a field with the form’s name', async () => {
    const page = await open(true, undefined, (html) => {
      const changed = html
        .replace(/ (?:data-netlify|netlify-honeypot)="[^"]*"/g, '')
        .replace(/<form[^>]*>/, '$&<input type="hidden" name="form-name" value="contato">');
      expect(changed.length).not.toBe(html.length);
      return changed;
    });
    await fill(page);
    await press(page);
    await said(page, 'status').toBe(success);
    expect(arrived()).toEqual([got('\n')]);
  });
});

describe('without scripts', () => {
  test('the visitor gets a success page with a link back to the home page', async () => {
    const page = await open(false);
    await fill(page);
    await press(page);
    await page.getByRole('heading', { level: 1, name: success }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}/contato`);
    expect(arrived()).toEqual([got('\r\n')]);
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(`**${base}/`);
  });

  test('a message that Netlify rejects is still in the form after the visitor goes back', async () => {
    status = 500;
    const page = await open(false, /status of 500/);
    await fill(page);
    await press(page);
    await page.getByText('Netlify', { exact: true }).waitFor();
    // A page from the back/forward cache fires no `load` event.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => typed(page)).toEqual(Object.values(written));
  });
});

describe('the built site', () => {
  test('the form has the attributes that Netlify looks for, and the limits of a message', () => {
    const form = parse(read('index.html')).querySelector('form');
    const attributes = ['action', 'method', 'name', 'data-netlify', 'netlify-honeypot'];
    expect(attributes.map((name) => form?.getAttribute(name))).toEqual([
      `${base}/contato`,
      'post',
      'contato',
      'true',
      '_gotcha',
    ]);
    expect(form?.querySelector('input[type=hidden][name=form-name]')?.getAttribute('value')).toBe('contato');
    expect(form?.querySelector('input[name=_gotcha]')).not.toBeNull();
    const most = form
      ?.querySelectorAll('[maxlength]')
      .map((field) => [field.getAttribute('name'), Number(field.getAttribute('maxlength'))]);
    expect(Object.fromEntries(most ?? [])).toEqual(limits);
  });

  test('the page of the form’s action says success, and is hidden from search engines', () => {
    const page = parse(read('contato.html'));
    expect(page.querySelector('h1')?.textContent).toBe(success);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical]')).toBeNull();
    for (const file of ['sitemap.xml', 'llms.txt']) expect(read(file)).not.toMatch(/\/contato\b(?![.]vcf)/);
    const links = readdirSync(dist)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) =>
        parse(read(file))
          .querySelectorAll('a')
          .map((link) => link.getAttribute('href')),
      );
    expect(links).not.toContain(`${base}/contato`);
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^contato(?![.]vcf)/.test(file)).sort()).toEqual([
      'contato.html',
      'contato.html.br',
      'contato.html.gz',
    ]);
  });

  test('the home page says where a message goes, and the policy allows connections only to the site', () => {
    const page = parse(read('index.html'));
    expect(page.getElementById('contato')?.textContent).toContain(notice.netlify);
    expect(page.querySelector('footer')?.textContent).toContain(common.footer.privacy.netlify);
    const policy = "connect-src https://mutirao.example/robots.txt 'self'; form-action 'self';";
    for (const file of ['index.html', 'contato.html', '_headers']) expect(read(file)).toContain(policy);
  });

  test('the home page fits in one flight', async () => {
    const { headers, body } = await ask(port, `${base}/`, { 'Accept-Encoding': 'br' });
    const head = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('');
    expect(headers['content-encoding']).toBe('br');
    expect(`HTTP/1.1 200 OK\r\n${head}\r\n`.length + body.length).toBeLessThanOrEqual(budgets.flight);
  });
});
