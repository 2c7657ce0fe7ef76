import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/contactForm/message.ts';
import { sentences } from '../../src/contactForm/sentences.ts';
import { common } from '../../src/content/content.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { findings } from '../axe.ts';
import { openBrowser, openPage } from '../variants/window.ts';
import { isInstalled, serve, TITLE } from './served.ts';

/** Tests a site that receives its messages itself, and its form in a real browser, with and without scripts. */

const { success, error, answers } = interfaceWords.form;
const fields = { name: 'Nome', email: 'E-mail', message: 'Mensagem' };
const written = { name: 'Ângela "Zé"', email: 'ana@exemplo.com.br', message: 'Olá!\n\n<b>Tudo</b> bem? 😀' };
const SUBJECT = `Mensagem de ${written.name} pelo site`;

openBrowser();

describe.skipIf(!isInstalled)(TITLE, () => {
  const served = serve();
  const { mail, base } = served;
  const read = (file: string) => readFileSync(join(served.dist, file), 'utf8');

  /** Opens a form in a window. */
  async function open(path: string, hasScripts: boolean, expected?: RegExp, height = 720): Promise<Page> {
    const viewport = { width: height < 700 ? 360 : 1280, height };
    const page = await openPage({ javaScriptEnabled: hasScripts, viewport }, expected);
    await page.addInitScript(() => addEventListener('island', () => Object.assign(window, { hasIsland: true }), true));
    await page.goto(`${served.address}${path}#contato`);
    if (hasScripts) await expect.poll(() => page.evaluate(() => 'hasIsland' in window)).toBe(true);
    return page;
  }
  async function fill(page: Page, draft: typeof written): Promise<void> {
    for (const [name, label] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).fill(draft[name as keyof typeof draft]);
    }
  }
  const typed = (page: Page) =>
    Promise.all(Object.values(fields).map((label) => page.getByLabel(label, { exact: true }).inputValue()));
  /** Presses the button, and returns the status of the response. */
  async function post(page: Page): Promise<number> {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      page.getByRole('button', { name: interfaceWords.form.submit }).click(),
    ]);
    await page.waitForLoadState();
    return response.status();
  }
  const subjects = () => mail.accepted.map((one) => one.read.subject);

  test('with scripts, a message from a service’s page names the service; the form is emptied, and the next message does not', async () => {
    const page = await open('automacoes', true);
    await fill(page, written);
    await page.getByLabel(interfaceWords.form.phone.label).fill('+55 81 99999-0000');
    const subject = page.getByRole('checkbox', { name: 'Sobre: Automações com IA' });
    expect(await subject.isChecked()).toBe(true);
    expect(await post(page)).toBe(200);
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe(success);
    expect(await typed(page)).toEqual(['', '', '']);
    expect(await subject.isChecked()).toBe(false);
    expect(mail.texts()[0]).toContain(`\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\n${written.message}`);
    await fill(page, written);
    expect(await post(page)).toBe(200);
    await expect.poll(subjects).toEqual([`${SUBJECT}, sobre Automações com IA`, SUBJECT]);
  });

  test('without scripts, the visitor gets a success page with a link back to the home page', async () => {
    const page = await open('', false);
    expect(await page.getByText(interfaceWords.form.noScript).count()).toBe(0);
    await fill(page, written);
    expect(await post(page)).toBe(200);
    await page.getByRole('heading', { level: 1, name: success }).waitFor();
    expect(await page.title()).toContain(success);
    expect(mail.texts()).toEqual([expect.stringContaining(written.message)]);
    await page.getByRole('main').getByRole('link').click();
    await page.waitForURL(`**${base}/`);
  });

  test('without scripts, an error page has the typed text, the other channels, and a subject that can be removed', async () => {
    mail.isRefusing = true;
    const page = await open('automacoes', false, /status of 502/);
    await fill(page, written);
    expect(await post(page)).toBe(502);
    await page.getByRole('heading', { level: 1, name: error }).waitFor();
    expect(await typed(page)).toEqual(Object.values(written));
    for (const { label = '', to } of common.channels) {
      const channel = page.getByRole('main').getByRole('link', { name: label || to });
      expect(await channel.count()).toBe(1);
    }
    const subject = page.getByRole('checkbox', { name: 'Sobre: Automações com IA' });
    expect(await subject.isChecked()).toBe(true);
    await subject.click();
    mail.isRefusing = false;
    expect(await post(page)).toBe(200);
    expect(subjects()).toEqual([SUBJECT]);
  });

  test('on a small phone, an error page says which fields are invalid, and why, in the first screen', async () => {
    const page = await open('', false, /status of 422/, 640);
    // The browser accepts spaces; the receiver does not.
    await fill(page, { ...written, name: '  ', message: ' ' });
    expect(await post(page)).toBe(422);
    for (const field of ['name', 'message'] as const) {
      const fault = answers[field].replace('{most}', limits[field].toLocaleString('pt-BR'));
      const invalid = page.getByRole('textbox', { name: fields[field], description: fault });
      expect(await invalid.getAttribute('aria-invalid')).toBe('true');
      expect(await page.getByText(fault).isVisible()).toBe(true);
    }
    expect(await page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid')).toBe('false');
    expect(await page.getByRole('checkbox').count(), 'without a subject').toBe(0);
    const first = await page.getByLabel('Nome', { exact: true }).boundingBox();
    expect(first && first.y + first.height).toBeLessThanOrEqual(640);
  });

  test('axe finds no violation on the success page or the error page', async () => {
    const page = await open('automacoes', true, /status of 4\d\d/);
    // Submits like a browser without scripts.
    const submit = () => page.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    await submit();
    await page.getByRole('heading', { level: 1, name: error }).waitFor();
    expect(await findings(page)).toEqual([]);
    await fill(page, written);
    await submit();
    await page.getByRole('heading', { level: 1, name: success }).waitFor();
    expect(await findings(page)).toEqual([]);
  });

  test('the home page has the receiver’s URL and says where a message goes; the response pages are not published', () => {
    const home = parse(read('index.html'));
    expect(home.querySelector('form')?.getAttribute('action')).toBe(`${base}/contato.php`);
    expect(home.getElementById('contato')?.textContent).toContain(sentences.php.notice);
    expect(home.querySelector('footer')?.textContent).toContain(sentences.php.footer);
    const all = readdirSync(served.dist, { recursive: true, encoding: 'utf8' });
    expect(all.filter((file) => /^contato\/|\{\{/.test(file))).toEqual([]);
    for (const file of ['sitemap-0.xml', 'index.html', '404.html']) {
      expect(read(file)).not.toMatch(/\{\{|\/contato\/|contato-paginas/);
    }
  });
});
