import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { common } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { findings } from '../axe.ts';
import { openPage } from '../launch/browser.ts';
import { isInstalled, OWN, serve, TITLE } from './served.ts';

/** Tests a site that receives its messages itself, and its form in a real browser, with and without scripts. */

const { success, error, phone, submit } = interfaceWords.form;
const labels = ['Nome', 'E-mail', 'Mensagem', `${OWN[1]?.label}`];
const written = ['Ângela "Zé"', 'ana@exemplo.com.br', 'Olá!\n\n<b>Tudo</b> bem? 😀', '<b>Beija-flor</b>'];

describe.skipIf(!isInstalled)(TITLE, () => {
  const served = serve();
  const { mail } = served;

  /** Opens a form on a phone. */
  async function open(hasScripts: boolean, expected?: RegExp): Promise<Page> {
    const viewport = { width: 360, height: 640 };
    const page = await openPage({ javaScriptEnabled: hasScripts, viewport }, expected);
    await page.addInitScript(() => addEventListener('island', () => Object.assign(window, { hasIsland: true }), true));
    await page.goto(`${served.address}automacoes#contato`);
    if (hasScripts) await expect.poll(() => page.evaluate(() => 'hasIsland' in window)).toBe(true);
    return page;
  }
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  async function fill(page: Page, texts: string[]): Promise<void> {
    for (const [index, label] of labels.entries()) await field(page, label).fill(texts[index] ?? '');
  }
  const typed = (page: Page) => Promise.all(labels.map((label) => field(page, label).inputValue()));
  const result = async (page: Page) => (await page.locator('h1, h1 + p').allTextContents()).join(' ');
  /** Presses the button, and returns the status of the response. */
  async function post(page: Page): Promise<number> {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name: submit }).click(),
    ]);
    await page.waitForLoadState();
    return response.status();
  }

  test('with scripts, a message from a service’s page arrives and names the service', async () => {
    const page = await open(true);
    await fill(page, written);
    await field(page, phone.label).fill('+55 81 99999-0000');
    expect(await post(page)).toBe(200);
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(success);
    expect(mail.texts()[0]).toContain(
      `\n${labels[3]}: ${written[3]}\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\n${written[2]}`,
    );
  });

  test('without scripts, an invalid field is in the first screen, a failure keeps the text and shows the channels, a success empties the form', async () => {
    const page = await open(false, /status of (?:422|502)/);
    // The browser accepts spaces; the receiver does not.
    await fill(page, ['  ', 'ana@exemplo.com.br', ' ', ' ']);
    expect(await post(page)).toBe(422);
    const first = await field(page, 'Nome').boundingBox();
    expect(first && first.y + first.height).toBeLessThanOrEqual(640);

    mail.isRefusing = true;
    await fill(page, written);
    expect(await post(page)).toBe(502);
    expect([await result(page), ...(await typed(page))]).toEqual([error, ...written]);
    for (const { label = '', to } of common.channels) {
      const channel = page.getByRole('main').getByRole('link', { name: label || to });
      expect(await channel.count()).toBe(1);
    }
    await page.getByRole('checkbox', { name: 'Sobre: Automações com IA', checked: true }).click();

    mail.isRefusing = false;
    expect(await post(page)).toBe(200);
    expect([await result(page), ...(await typed(page))]).toEqual([success, '', '', '', '']);
    expect(await page.title()).toMatch(/^Mensagem enviada com sucesso! \| /);
    expect(mail.accepted.map(({ read }) => read.subject)).toEqual([`Mensagem de ${written[0]} pelo site`]);
  });

  test('axe finds no violation in the response, neither after a failure nor after a success', async () => {
    const page = await open(true, /status of 422/);
    for (const [texts, expected] of [
      [['', '', ''], error],
      [written, success],
    ] as const) {
      await fill(page, [...texts]);
      // Submits like a browser without scripts.
      await page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
      await expect.poll(() => result(page)).toBe(expected);
      expect(await findings(page)).toEqual([]);
    }
  });

  test('the receiver’s page is not published, and no page has placeholders', () => {
    const files = readdirSync(served.dist, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^contato.*(?:php|html)|resposta/.test(file))).toEqual([
      'contato-dados.php',
      'contato.php',
    ]);
    const pages = files.filter((file) => /\.(?:html|xml)$/.test(file));
    const texts = pages.map((file) => readFileSync(join(served.dist, file), 'utf8'));
    expect(texts.join()).not.toMatch(/\{\{|contato.resposta/);
  });
});
