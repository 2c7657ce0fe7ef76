import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSite } from '../../server/site.ts';
import { site } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/read.ts';
import { basePath } from '../../src/lib/links.ts';

/** The journeys of `tests/e2e` that depend on the engine most, in a real Firefox. */
const PLACES = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const executablePath = PLACES.find((path) => path !== undefined && existsSync(path));
if (!executablePath) console.warn('Firefox is not installed: its tests are skipped. Install it, or set FIREFOX_PATH.');

describe.runIf(executablePath)('in Firefox', { timeout: 30_000 }, () => {
  const base = basePath(site.address);
  const server = createSite({ folder: distFolder(), base });
  let address = '';
  let browser: Browser;
  let page: Page;
  let wrong: string[];

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, resolve));
    address = `http://localhost:${(server.address() as AddressInfo).port}${base}/`;
    browser = await puppeteer.launch({ browser: 'firefox', executablePath: executablePath ?? '', headless: true });
  }, 60_000);

  afterAll(async () => {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  });

  beforeEach(async () => {
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    wrong = [];
    page.on('pageerror', (error) => wrong.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') wrong.push(message.text());
    });
  });

  afterEach(async () => {
    await page.close();
    expect(wrong, 'there are no unexpected errors').toEqual([]);
  });

  const ground = () => page.$eval('header', (header) => getComputedStyle(header).backgroundColor);
  const heading = () => page.$eval('h1', (one) => one.textContent);
  const top = (selector: string) => page.$eval(selector, (one) => one.getBoundingClientRect().top);
  const scroll = (y: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);
  const poll = <T>(get: () => Promise<T>) => expect.poll(get, { timeout: 5000 });

  test('the menu leads to a section, a card to its page, and that page’s link back home', async () => {
    await page.goto(address);
    await page.locator('header a[href$="#impacto"]').click();
    await poll(() => top('#impacto-titulo')).toBeLessThan(400);
    expect(await top('#impacto-titulo')).toBeGreaterThan(60);
    await page.locator('#servicos a[href$="/automacoes"]').click();
    await poll(heading).toBe('Automações com IA');
    await page.locator('main a[href$="/"]').click();
    await poll(heading).toBe('Inteligência aplicada para impacto real');
  });

  test('from a service page the menu leads to a section of the home page', async () => {
    await page.goto(`${address}webdesign`);
    await page.locator('header a[href$="/#contato"]').click();
    await poll(async () => page.url()).toMatch(/#contato$/);
    await poll(() => top('#contato-titulo')).toBeLessThan(400);
    expect(await top('#contato-titulo')).toBeGreaterThan(60);
  });

  test('the header is transparent up to 50 px and white from 51', async () => {
    await page.goto(address);
    for (const [y, colour] of [
      [0, 'rgba(0, 0, 0, 0)'],
      [50, 'rgba(0, 0, 0, 0)'],
      [51, 'rgb(255, 255, 255)'],
      [0, 'rgba(0, 0, 0, 0)'],
    ] as const) {
      await scroll(y);
      await poll(ground).toBe(colour);
    }
  });

  test('on a phone the menu opens, closes with Escape and returns the focus to its button', async () => {
    await page.setViewport({ width: 390, height: 844 });
    await page.goto(address);
    const shown = () => page.$eval('#menu', (menu) => menu.matches(':popover-open'));
    await page.focus('header button');
    await page.keyboard.press('Enter');
    await poll(shown).toBe(true);
    await page.keyboard.press('Escape');
    await poll(shown).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.matches('header button'))).toBe(true);
    await page.locator('header button').click();
    await page.locator('#menu a[href="#sobre"]').click();
    await poll(shown).toBe(false);
  });

  test('the form goes from idle to submitting, to success, and back to idle', async () => {
    await page.goto(`${address}#contato`);
    await page.waitForSelector('form[data-ready]');
    await page.locator('#nome').fill('Ana');
    await page.locator('#email').fill('ana@exemplo.com.br');
    await page.locator('#mensagem').fill('Olá!');
    const button = () => page.$eval('form button', ({ textContent, disabled }) => [textContent, disabled]);
    const status = () => page.$eval('form [role=status]', ({ textContent }) => textContent);
    await page.locator('form button').click();
    await poll(button).toEqual(['Enviando...', true]);
    await poll(status).toBe('Mensagem enviada com sucesso! Entraremos em contato em breve.');
    await poll(status).toBe('');
    expect(await button()).toEqual(['Enviar mensagem', false]);
    expect(await page.$$eval('form :is(input, textarea)', (all) => all.map(({ value }) => value))).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('an empty form is not sent, and the first field takes the focus', async () => {
    await page.goto(`${address}#contato`);
    await page.waitForSelector('form[data-ready]');
    await page.locator('form button').click();
    await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('nome');
    expect(await page.$eval('form button', ({ textContent }) => textContent)).toBe('Enviar mensagem');
  });

  test.each(['', 'agentes-ai', 'automacoes', 'agentics', 'webdesign', 'daos-web3'])(
    '/%s has no horizontal scrollbar at 320 px',
    async (path) => {
      await page.setViewport({ width: 320, height: 640 });
      await page.goto(address + path);
      const { scrollWidth, clientWidth } = await page.$eval('html', ({ scrollWidth, clientWidth }) => ({
        scrollWidth,
        clientWidth,
      }));
      expect(scrollWidth).toBe(clientWidth);
    },
  );
});
