import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contactForm/message.ts';
import { common } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { findings } from '../axe.ts';
import { openBrowser, openPage } from '../variants/window.ts';
import { isInstalled, serve, TITLE } from './served.ts';

/** Tests a site that receives its messages itself, and its form in a real browser, with and without scripts. */

const { success, error, answers, phone, submit } = interfaceWords.form;
const labels = ['Nome', 'E-mail', 'Mensagem'];
const written = ['Ângela "Zé"', 'ana@exemplo.com.br', 'Olá!\n\n<b>Tudo</b> bem? 😀'];
const SUBJECT = `Mensagem de ${written[0]} pelo site`;

openBrowser();

describe.skipIf(!isInstalled)(TITLE, () => {
  const served = serve();
  const { mail } = served;

  /** Opens a form on a phone. */
  async function open(path: string, hasScripts: boolean, expected?: RegExp): Promise<Page> {
    const viewport = { width: 360, height: 640 };
    const page = await openPage({ javaScriptEnabled: hasScripts, viewport }, expected);
    await page.addInitScript(() => addEventListener('island', () => Object.assign(window, { hasIsland: true }), true));
    await page.goto(`${served.address}${path}#contato`);
    if (hasScripts) await expect.poll(() => page.evaluate(() => 'hasIsland' in window)).toBe(true);
    return page;
  }
  const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
  async function fill(page: Page, texts: string[]): Promise<void> {
    for (const [index, label] of labels.entries()) await field(page, label).fill(texts[index] ?? '');
  }
  const typed = (page: Page) => Promise.all(labels.map((label) => field(page, label).inputValue()));
  const subject = (page: Page) => page.getByRole('checkbox', { name: 'Sobre: Automações com IA' });
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
  const subjects = () => mail.accepted.map((one) => one.read.subject);

  test('with scripts, a message from a service’s page names the service; the form is emptied, and the next message does not', async () => {
    const page = await open('automacoes', true);
    await fill(page, written);
    await field(page, phone.label).fill('+55 81 99999-0000');
    expect(await subject(page).isChecked()).toBe(true);
    expect(await post(page)).toBe(200);
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(success);
    expect([...(await typed(page)), await subject(page).isChecked()]).toEqual(['', '', '', false]);
    expect(mail.texts()[0]).toContain(`\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\n${written[2]}`);
    await fill(page, written);
    expect(await post(page)).toBe(200);
    await expect.poll(subjects).toEqual([`${SUBJECT}, sobre Automações com IA`, SUBJECT]);
  });

  test('without scripts, a failure keeps the typed text, the subject and the other channels; a success empties the form', async () => {
    mail.isRefusing = true;
    const page = await open('automacoes', false, /status of 502/);
    expect(await page.getByText(interfaceWords.form.noScript).count()).toBe(0);
    await fill(page, written);
    expect(await post(page)).toBe(502);
    expect([await result(page), ...(await typed(page))]).toEqual([error, ...written]);
    for (const { label = '', to } of common.channels) {
      expect(
        await page
          .getByRole('main')
          .getByRole('link', { name: label || to })
          .count(),
      ).toBe(1);
    }
    expect(await subject(page).isChecked()).toBe(true);
    await subject(page).click();
    mail.isRefusing = false;
    expect(await post(page)).toBe(200);
    expect([await result(page), ...(await typed(page))]).toEqual([success, '', '', '']);
    expect(await page.title()).toMatch(/^Mensagem enviada com sucesso! \| /);
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(subjects()).toEqual([SUBJECT]);
  });

  test('without scripts, the response says which fields are invalid, and why, in the first screen of a small phone', async () => {
    const page = await open('', false, /status of 422/);
    // The browser accepts spaces; the receiver does not.
    await fill(page, ['  ', 'ana@exemplo.com.br', ' ']);
    expect(await post(page)).toBe(422);
    for (const [name, most] of [
      ['Nome', limits.name],
      ['Mensagem', limits.message],
    ] as const) {
      const fault = answers.length.replace('{most}', most.toLocaleString('pt-BR'));
      const invalid = page.getByRole('textbox', { name, description: fault });
      expect(await invalid.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByText(fault).isVisible()).toBe(true);
    }
    expect(await field(page, 'E-mail').getAttribute('aria-invalid')).toBe('false');
    const first = await field(page, 'Nome').boundingBox();
    expect(first && first.y + first.height).toBeLessThanOrEqual(640);
  });

  test('axe finds no violation in the response, neither after a failure nor after a success', async () => {
    const page = await open('automacoes', true, /status of 422/);
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
    expect(files.filter((file) => /^contato.*(?:php|html)|resposta/.test(file)).toSorted()).toEqual([
      'contato-dados.php',
      'contato.php',
    ]);
    const texts = files.filter((file) => /\.(?:html|xml)$/.test(file));
    expect(texts.filter((file) => /\{\{|contato.resposta/.test(readFileSync(join(served.dist, file), 'utf8')))).toEqual(
      [],
    );
  });
});
