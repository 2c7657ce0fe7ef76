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
import { type Receiver, receivers } from './receivers.ts';
import { serve } from './served.ts';

/** Tests the site with each kind of receiver, and its form in a real browser, with and without scripts. */

const { success, error, answers } = interfaceWords.form;
const written = { name: 'Ângela "Zé"', email: 'ana@exemplo.com.br', message: 'Olá!\n\n<b>Tudo</b> bem? 😀' };

openBrowser();

// The tests run on one receiver of each kind.
for (const receiver of new Map(receivers.map((one) => [one.kind, one])).values()) {
  if (receiver.installed()) describe(receiver.name, () => checks(receiver));
  else describe.skip(`${receiver.name}, which is not installed: ${receiver.install}`, () => checks(receiver));
}

function checks(receiver: Receiver): void {
  const served = serve(receiver);
  const { mail, base } = served;
  const read = (file: string) => readFileSync(join(served.dist, file), 'utf8');

  /** Opens the form in a window. */
  async function open(hasScripts: boolean, expected?: RegExp, viewport = { width: 1280, height: 720 }): Promise<Page> {
    const page = await openPage({ javaScriptEnabled: hasScripts, viewport }, expected);
    await page.goto(`${served.address}#contato`);
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
  const press = (page: Page) => page.getByRole('button', { name: interfaceWords.form.submit }).click();
  /** Presses the button, waits for the response page, and returns its status. */
  async function post(page: Page): Promise<number | undefined> {
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      press(page),
    ]);
    await page.waitForLoadState();
    return response.status();
  }

  describe('with scripts', () => {
    test('the message is sent and the form is emptied', async () => {
      const page = await open(true);
      await fill(page, written);
      await press(page);
      await expect.poll(() => page.getByRole('status').first().textContent()).toBe(success);
      expect(await typed(page)).toEqual(['', '', '']);
      expect(mail.texts()).toEqual([expect.stringContaining(written.message)]);
    });

    test('axe finds no violation on the success page or the error page', async () => {
      const page = await open(true, /status of 4\d\d/);
      await page.goto(`${served.address}automacoes`);
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
  });

  describe('without scripts', () => {
    test('the visitor gets a success page with a link back to the home page', async () => {
      const page = await open(false);
      expect(await page.getByText(interfaceWords.form.noScript).count()).toBe(0);
      await fill(page, written);
      expect(await post(page)).toBe(200);
      await page.getByRole('heading', { level: 1, name: success }).waitFor();
      expect(await page.title()).toContain(success);
      expect(mail.texts()).toEqual([expect.stringContaining(written.message)]);
      await page.getByRole('main').getByRole('link').click();
      await page.waitForURL(`**${base}/`);
    });

    test('an error page has the typed text, and a subject that can be removed; the message can be sent again', async () => {
      mail.behaviour = 'refuses the recipient';
      const page = await open(false, /status of 502/);
      await page.goto(`${served.address}automacoes#contato`);
      await fill(page, written);
      expect(await post(page)).toBe(502);
      await page.getByRole('heading', { level: 1, name: error }).waitFor();
      expect(await page.title()).toContain(error);
      expect(await typed(page)).toEqual(Object.values(written));
      for (const { label, to } of common.channels) {
        expect(
          await page
            .getByRole('main')
            .getByRole('link', { name: label ?? to })
            .count(),
        ).toBe(1);
      }
      const subject = page.getByRole('checkbox', { name: 'Sobre: Automações com IA' });
      expect(await subject.isChecked()).toBe(true);
      await subject.click();
      mail.behaviour = 'accepts';
      expect(await post(page)).toBe(200);
      expect(mail.texts()).toEqual([expect.stringContaining(written.message)]);
      expect(mail.accepted[0]?.read.subject).toBe(`Mensagem de ${written.name} pelo site`);
    });

    test('on a small phone, an error page says which fields are invalid, and why, in the first screen', async () => {
      const page = await open(false, /status of 422/, { width: 360, height: 640 });
      // The browser accepts spaces; the receiver does not.
      await fill(page, { ...written, name: '  ', message: ' ' });
      expect(await post(page)).toBe(422);
      for (const [field, label] of [
        ['name', 'Nome'],
        ['message', 'Mensagem'],
      ] as const) {
        const fault = answers[field].replace('{most}', limits[field].toLocaleString('pt-BR'));
        const invalid = page.getByRole('textbox', { name: label, description: fault });
        expect(await invalid.getAttribute('aria-invalid')).toBe('true');
        expect(await page.getByText(fault).isVisible()).toBe(true);
      }
      expect(await page.getByLabel('E-mail', { exact: true }).getAttribute('aria-invalid')).toBe('false');
      expect(await page.getByRole('checkbox').count(), 'without a subject').toBe(0);
      const boxes = await Promise.all([/^Nome:/, /^Mensagem:/].map((reason) => page.getByText(reason).boundingBox()));
      expect(boxes[0]?.x, 'each reason has its own line').toBe(boxes[1]?.x);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      const first = await page.getByLabel('Nome', { exact: true }).boundingBox();
      expect(first && first.y + first.height).toBeLessThanOrEqual(640);
    });
  });

  test.each([true, false])(
    'a message from a service’s page names the service, with scripts: %s; with scripts, the next message does not',
    async (hasScripts) => {
      const page = await open(hasScripts);
      await page.goto(`${served.address}automacoes#contato`);
      await fill(page, written);
      await page.getByLabel(interfaceWords.form.phone.label).fill('+55 81 99999-0000');
      expect(await page.locator('#assunto').innerText()).toBe('Sobre: Automações com IA');
      const send = async () => {
        const response = page.waitForResponse((one) => one.request().method() === 'POST');
        await press(page);
        expect((await response).status()).toBe(200);
      };
      if (hasScripts) await page.waitForSelector('form[data-ready]');
      await send();
      const subjects = () => mail.accepted.map(({ read }) => read.subject);
      const subject = `Mensagem de ${written.name} pelo site`;
      await expect.poll(subjects).toEqual([`${subject}, sobre Automações com IA`]);
      expect(mail.texts()[0]).toContain('\nTelefone: +55 81 99999-0000\nSobre: Automações com IA\n\n');
      if (!hasScripts) return;
      await expect.poll(() => page.locator('#assunto').innerText()).toBe('');
      await fill(page, written);
      await send();
      await expect.poll(subjects).toEqual([`${subject}, sobre Automações com IA`, subject]);
    },
  );

  test('the link on a service’s page leads to the home page’s form, which sends the service’s name', async () => {
    const page = await open(true);
    await page.goto(`${served.address}agentics`);
    await page.getByRole('link', { name: 'Peça um orçamento' }).click();
    await page.waitForURL('**/?sobre=agentics#contato');
    await page.waitForSelector('form[data-ready]');
    await fill(page, written);
    await press(page);
    await expect.poll(() => mail.accepted[0]?.read.subject).toMatch(/, sobre Agentics Personalizados$/);
  });

  describe('the built site', () => {
    test('the form has the receiver’s URL and limits', () => {
      const form = parse(read('index.html')).querySelector('form');
      expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([base + receiver.path, 'post']);
      const most = form
        ?.querySelectorAll('[maxlength]')
        .map((field) => [field.getAttribute('name'), Number(field.getAttribute('maxlength'))]);
      expect(Object.fromEntries(most ?? [])).toEqual(limits);
    });

    test('the home page says where a message goes', () => {
      const page = parse(read('index.html'));
      expect(page.getElementById('contato')?.textContent).toContain(sentences[receiver.kind].notice);
      expect(page.querySelector('footer')?.textContent).toContain(sentences[receiver.kind].footer);
    });

    test('the response pages are not published as pages of the site', () => {
      const all = readdirSync(served.dist, { recursive: true, encoding: 'utf8' });
      expect(all.filter((file) => /^contato\/|\{\{/.test(file))).toEqual([]);
      for (const file of ['sitemap.xml', 'llms.txt', 'index.html', '404.html']) {
        expect(read(file)).not.toMatch(/\{\{|\/contato\/|contato-paginas/);
      }
    });
  });
}
