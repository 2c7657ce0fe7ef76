import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { budgets } from '../../budgets.ts';
import { common, home } from '../../src/content/content.ts';
import { limits } from '../../src/lib/receiver.ts';
import { findings } from '../axe.ts';
import { findBrowser } from '../findChromium.js';
import { ask } from '../hosts/ask.ts';
import type { Running } from '../started.ts';
import { buildFor } from './build.ts';
import { MailServer } from './mailServer.ts';
import { type Receiver, receivers } from './receivers.ts';

/** The site with each receiver, and its form in a real browser, with and without scripts. */
const { success, error, answers, notice } = home.contact.form;
const written = { name: 'Ângela "Zé"', email: 'ana@exemplo.com.br', message: 'Olá!\n\n<b>Tudo</b> bem? 😀' };
let browser: Browser;

beforeAll(async () => {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('No Chromium found: set CHROME_PATH to its executable.');
  browser = await chromium.launch({ executablePath });
}, 60_000);
afterAll(() => browser?.close());

// One of each kind.
for (const receiver of new Map(receivers.map((one) => [one.kind, one])).values()) {
  if (receiver.installed()) describe(receiver.name, () => checks(receiver));
  else describe.skip(`${receiver.name}, which is not installed: ${receiver.install}`, () => checks(receiver));
}

function checks(receiver: Receiver): void {
  const mail = new MailServer();
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const base = new URL(receiver.address).pathname.replace(/\/$/, '');
  let dist = '';
  let running: Running;
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');

  beforeAll(async () => {
    await mail.start();
    dist = buildFor(receiver, folder);
    running = await receiver.start(dist, base, mail.port);
  }, 120_000);
  afterAll(async () => {
    running?.stop();
    await mail.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => mail.reset());

  /** The form in a window. Whatever the browser blocks and whatever fails is an error, unless it is `expected`. */
  async function open(hasScripts: boolean, expected?: RegExp): Promise<Page> {
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
    await page.goto(`http://127.0.0.1:${running.port}${base}/#contato`);
    if (hasScripts) await page.waitForSelector('form[data-ready]');
    return page;
  }

  const fields = { name: 'Nome', email: 'E-mail', message: 'Mensagem' };
  async function fill(page: Page, draft: typeof written): Promise<void> {
    for (const [name, label] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(draft[name as keyof typeof draft]);
    }
  }
  const typed = (page: Page) =>
    Promise.all(Object.values(fields).map((label) => page.getByLabel(label, { exact: true }).inputValue()));
  const press = (page: Page) => page.getByRole('button', { name: home.contact.form.submit }).click();
  /** Presses the button and waits for the page that it leads to. */
  async function post(page: Page): Promise<number | undefined> {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      press(page),
    ]);
    await page.waitForLoadState();
    return response.status();
  }
  const arrived = () => mail.accepted.map(({ read: { text } }) => text?.replaceAll('\r\n', '\n'));

  describe('with scripts', () => {
    test('the message is sent and the form is emptied', async () => {
      const page = await open(true);
      await fill(page, written);
      await press(page);
      await expect.poll(() => page.getByRole('status').first().textContent()).toBe(success);
      expect(await typed(page)).toEqual(['', '', '']);
      expect(arrived()).toEqual([expect.stringContaining(written.message)]);
    });

    test('a message that the mail server refuses stays in the form', async () => {
      mail.behaviour = 'refuses the message';
      const page = await open(true, /status of 502/);
      await fill(page, written);
      await press(page);
      await expect.poll(() => page.locator('form').getByRole('alert').textContent()).toBe(error);
      expect(await typed(page)).toEqual(Object.values(written));
    });

    test('neither page of the answer has a fault that axe finds', async () => {
      const page = await open(true, /status of 4\d\d/);
      // The browser’s own submit, as without scripts.
      const submit = () => page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await submit();
      await page.getByRole('heading', { level: 1, name: error }).waitFor();
      expect(await findings(page)).toEqual([]);
      await fill(page, written);
      await submit();
      await page.getByRole('heading', { level: 1, name: success }).waitFor();
      expect(await findings(page)).toEqual([]);
    });
  });

  describe('without scripts', () => {
    test('the visitor comes to a page that says success, and back to the home page', async () => {
      const page = await open(false);
      expect(await page.getByText(home.contact.noScript).count()).toBe(0);
      await fill(page, written);
      expect(await post(page)).toBe(200);
      await page.getByRole('heading', { level: 1, name: success }).waitFor();
      expect(await page.title()).toContain(success);
      expect(arrived()).toEqual([expect.stringContaining(written.message)]);
      await page.getByRole('main').getByRole('link').click();
      await page.waitForURL(`**${base}/`);
    });

    test('an error page has what was typed, and the message can be sent again from there', async () => {
      mail.behaviour = 'refuses the recipient';
      const page = await open(false, /status of 502/);
      await fill(page, written);
      expect(await post(page)).toBe(502);
      await page.getByRole('heading', { level: 1, name: error }).waitFor();
      expect(await page.title()).toContain(error);
      expect(await typed(page)).toEqual(Object.values(written));
      for (const { label } of common.channels) {
        expect(await page.getByRole('main').getByRole('link', { name: label }).count()).toBe(1);
      }
      mail.behaviour = 'accepts';
      expect(await post(page)).toBe(200);
      expect(arrived()).toEqual([expect.stringContaining(written.message)]);
    });

    test('an error page says which field is wrong, and why', async () => {
      const page = await open(false, /status of 422/);
      // Spaces are enough for the browser.
      await fill(page, { ...written, name: '  ' });
      expect(await post(page)).toBe(422);
      const name = page.getByLabel('Nome', { exact: true });
      const fault = answers.name.replace('{most}', String(limits.name));
      expect(await page.getByRole('textbox', { name: 'Nome', description: fault }).getAttribute('aria-invalid')).toBe(
        'true',
      );
      expect(await page.getByText(fault).isVisible()).toBe(true);
      expect(await page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid')).toBe('false');
      await name.fill('Ana');
      expect(await post(page)).toBe(200);
    });
  });

  describe('the built site', () => {
    test('the form has the address and the limits of the receiver', () => {
      const form = parse(read('index.html')).querySelector('form');
      expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([base + receiver.path, 'post']);
      const most = form
        ?.querySelectorAll('[maxlength]')
        .map((field) => [field.getAttribute('name'), Number(field.getAttribute('maxlength'))]);
      expect(Object.fromEntries(most ?? [])).toEqual(limits);
    });

    test('the pages say where a message goes, and the policy allows that and no more', () => {
      const page = parse(read('index.html'));
      expect(page.getElementById('contato')?.textContent).toContain(notice[receiver.kind]);
      expect(page.querySelector('footer')?.textContent).toContain(common.footer.privacy[receiver.kind]);
      const policy = "connect-src https://mutirao.example/robots.txt 'self'; form-action 'self';";
      for (const file of ['index.html', 'agentes-ai.html', '_headers']) expect(read(file)).toContain(policy);
    });

    test('the pages of the answer are no pages of the site', () => {
      const all = readdirSync(dist, { recursive: true, encoding: 'utf8' });
      expect(all.filter((file) => /^contato\/|\{\{/.test(file))).toEqual([]);
      for (const file of ['sitemap.xml', 'llms.txt', 'index.html', '404.html']) {
        expect(read(file)).not.toMatch(/\{\{|\/contato\/|contato-paginas/);
      }
    });

    test('the home page arrives in one flight', async () => {
      const { headers } = await ask(running.port, `${base}/`, { 'Accept-Encoding': 'br' });
      // An edge network compresses by itself, and its local runtime less than it does.
      const { size } = statSync(join(dist, 'index.html.br'));
      const head = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      expect(headers['content-encoding']).toBe('br');
      expect(`HTTP/1.1 200 OK\r\n${head}\r\n`.length + size).toBeLessThanOrEqual(budgets.flight);
    });
  });
}
