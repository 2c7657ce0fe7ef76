import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { has } from '../../launch/hosts.ts';
import { home } from '../../src/content/content.ts';
import { engines, isInstalled } from '../engines/engines.ts';
import { open } from '../engines/open.ts';
import type { Browser, Page } from '../engines/page.ts';
import { tapOn } from '../engines/tap.ts';
import { anyReceiver, serve } from './served.ts';
import { openTerminal, type Terminal } from './terminal.ts';

const { success, error } = home.contact.form;
const written = { name: 'Ângela "Zé"', email: 'ana@exemplo.com.br', message: 'Olá!\n<b>Tudo</b> bem? 😀' };
const mailed = `Nome: ${written.name}\nE-mail: ${written.email}\n\n${written.message}\n\n-- \n`;

const graphical = engines.filter(({ name }) => ['Firefox', 'WebKit'].includes(name));

/** A browser in a terminal. It runs no scripts. */
type TextBrowser = {
  name: string;
  open(url: string): Terminal;
  /** Fills in and sends the form. The page is open at the form. */
  fillAndSend(terminal: Terminal): void;
};

const own = mkdtempSync(join(tmpdir(), 'draft-'));
const draft = join(own, 'message');
writeFileSync(draft, written.message);
afterAll(() => rmSync(own, { recursive: true }));

const textBrowsers: TextBrowser[] = [
  {
    name: 'lynx',
    // lynx starts at the first field if the page is longer than the terminal.
    open: (url) => openTerminal(`lynx -display_charset=utf-8 '${url}'`, 60),
    fillAndSend(terminal) {
      terminal.type(written.name);
      terminal.press('Tab');
      terminal.type(written.email);
      terminal.press('Tab');
      for (const [index, line] of written.message.split('\n').entries()) {
        if (index > 0) terminal.press('Enter');
        terminal.type(line);
      }
      // Skips the honeypot, which this browser shows.
      terminal.press('Tab', 'Tab', 'Enter');
    },
  },
  {
    name: 'w3m',
    // w3m opens an editor for long texts. This editor copies the message from a file.
    open: (url) => openTerminal(`w3m '${url}'`, 200, { EDITOR: `cp ${draft}` }),
    fillAndSend(terminal) {
      for (const line of [written.name, written.email]) {
        terminal.press('Tab', 'Enter');
        terminal.type(line);
        terminal.press('Enter');
      }
      terminal.press('Tab', 'Enter');
      // Skips the honeypot, which this browser shows.
      terminal.press('Tab', 'Tab', 'Enter');
    },
  },
];

const missing = [
  ...graphical.filter((engine) => !isInstalled(engine)),
  ...['tmux', 'lynx', 'w3m'].filter((name) => !has(name)).map((name) => ({ name, install: `apt install ${name}` })),
];

test('in CI, all browsers that send the form are installed', () => {
  for (const { name, install } of missing) console.warn(`${name} is not installed and is left out: ${install}`);
  // Developers' machines may skip the tests of missing browsers; CI may not.
  if (process.env.CI === 'true') expect(missing).toEqual([]);
});

// One receiver is enough, because a browser sends the same request to every receiver.
describe.runIf(anyReceiver.installed())(anyReceiver.name, () => {
  const served = serve(anyReceiver);
  const { mail } = served;

  describe.each(graphical.filter(isInstalled))('in $name', (engine) => {
    let browser: Browser;

    beforeAll(async () => {
      browser = await open(engine);
    });
    afterAll(() => browser?.close());

    /** Opens the home page and fills in its form. An error in the page fails the test. */
    async function fillIn(): Promise<Page> {
      const page = await browser.open();
      onTestFinished(async () => {
        const wrong = await page.wrong();
        await page.close();
        expect(wrong).toEqual([]);
      });
      await page.setSize(1280, 844);
      await page.goto(served.address);
      await tapOn(page, '#nome');
      await expect.poll(() => page.evaluate(() => !!document.querySelector('form[data-ready]'))).toBe(true);
      await page.type(written.name);
      await page.press('Tab');
      await page.type(written.email);
      await tapOn(page, '#mensagem');
      for (const [index, line] of written.message.split('\n').entries()) {
        if (index > 0) await page.press('Enter');
        await page.type(line);
      }
      return page;
    }
    const said = (page: Page, role: 'status' | 'alert') => () =>
      page.evaluate((one) => document.querySelector(`form [role=${one}]`)?.textContent, role);
    const typed = (page: Page) =>
      page.evaluate(() =>
        ['nome', 'email', 'mensagem'].map((id) => (document.getElementById(id) as HTMLInputElement).value),
      );

    test('the message is sent as typed, and the form is emptied', async () => {
      const page = await fillIn();
      await tapOn(page, 'form button');
      await expect.poll(said(page, 'status')).toBe(success);
      expect(mail.texts()).toEqual([expect.stringContaining(mailed)]);
      expect(await typed(page)).toEqual(['', '', '']);
    });

    test('a message that the mail server rejects stays in the form', async () => {
      mail.behaviour = 'refuses the message';
      const page = await fillIn();
      await tapOn(page, 'form button');
      await expect.poll(said(page, 'alert')).toBe(error);
      expect(await typed(page)).toEqual(Object.values(written));
    });
  });

  describe.each(textBrowsers.filter(({ name }) => has('tmux') && has(name)))('in $name', (browser) => {
    async function send(): Promise<Terminal> {
      const terminal = browser.open(`${served.address}#contato`);
      onTestFinished(() => terminal.close());
      await terminal.shows(home.contact.form.submit);
      browser.fillAndSend(terminal);
      return terminal;
    }

    test('the message is sent as typed, and the page says that it was sent', async () => {
      const terminal = await send();
      await terminal.shows(success);
      expect(mail.texts()).toEqual([expect.stringContaining(mailed)]);
    });

    test('the error page has a form that contains the message that the mail server rejected', async () => {
      mail.behaviour = 'refuses the message';
      const terminal = await send();
      await terminal.shows(error);
      for (const text of Object.values(written).flatMap((one) => one.split('\n'))) await terminal.shows(text);
    });
  });
});
