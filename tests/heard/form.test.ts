import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { change } from '../../launch/copy.ts';
import type { Delivery } from '../../src/contactForm/delivery.ts';
import { home } from '../../src/content/content.ts';
import { distFolder } from '../../src/content/folders.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { blockOf } from '../blockOf.ts';
import { listen, serve, stop } from '../engines/site.ts';
import { expectInOrder, ofThePage } from './heard.ts';
import { isTested, listenTo, type Reader } from './reader.ts';

const { form } = interfaceWords;
const fields = [
  { ...form.name, text: 'Ana' },
  { ...form.email, text: 'ana@exemplo.com.br' },
  { ...form.message, text: 'Oi' },
];
const heardAs = ({ label, placeholder }: { label: string; placeholder: string }) =>
  `${label} entrada ${placeholder} obrigatório.`;
const button = `${form.submit} botão de apertar.`;

/** Copies the built site. In the copy, the form sends to the server at `origin`, and the security policy allows it. */
function sendingTo(origin: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'heard-'));
  cpSync(distFolder(), folder, { recursive: true, filter: () => true });
  for (const compressed of ['br', 'gz']) rmSync(join(folder, `index.html.${compressed}`));
  const owners: Delivery = { kind: 'formspree', address: `${origin}/contato` };
  change(folder, 'index.html', /\{"kind":"simulated".*?\}\}/, JSON.stringify(owners));
  for (const file of ['index.html', '_headers']) change(folder, file, 'connect-src ', `connect-src ${origin} `);
  return folder;
}

describe.runIf(isTested)('the form, read in Portuguese by Orca with Firefox', () => {
  let reader: Reader;

  afterAll(() => reader?.stop(), 30_000);

  /** Closes the previous page and opens another. */
  async function open(address: string): Promise<void> {
    await reader?.stop();
    reader = await listenTo(address);
  }

  /** Opens a page and moves to the form's first field. There, letters are text, not commands to the screen reader. */
  async function reachForm(address: string): Promise<string[]> {
    await open(`${address}#contato`);
    return reader.press('Tab', 'Modo de foco');
  }

  /**
   * Opens a page and moves from its top to the form's first field. The URL has no fragment: with a fragment, a pending
   * form script would delay the loading of the page.
   */
  async function reachFormLater(address: string): Promise<void> {
    await open(address);
    await reader.press('ctrl+Home', interfaceWords.skipLink);
    await reader.press('e', form.name.label);
    await reader.press('shift+Tab', blockOf(home, 'impact').call);
    await reader.press('Tab', 'Modo de foco');
  }

  /** Fills in every field by keyboard, from the first field to the button. */
  async function fill(): Promise<void> {
    for (const [index, { text }] of fields.entries()) {
      await reader.type(text);
      const next = fields[index + 1];
      const reached = next ? heardAs(next) : button;
      expectInOrder(await reader.press('Tab', reached), [reached]);
    }
  }

  describe('with the default delivery', () => {
    let site: Awaited<ReturnType<typeof serve>>;
    /** The form's script waits for this promise. */
    let released: Promise<void> | undefined;

    beforeAll(async () => {
      site = await serve(undefined, (path) => (/hydrate/.test(path) ? released : undefined));
    });

    beforeEach(() => {
      released = undefined;
    });

    afterAll(() => site.close());

    test('sent empty, announces the first missing field and the browser’s reason; before, each field is announced as required, and none as invalid', async () => {
      const first = await reachForm(site.address);
      const walked = [...first, ...(await reader.walk('Tab', [...fields.slice(1).map(heardAs), button]))];
      expect(ofThePage(walked)).toEqual([...fields.map(heardAs), button]);
      // The text of the reason comes from the browser, in the browser's language.
      expectInOrder(await reader.press('Return', 'alerta'), [...fields.slice(0, 1).map(heardAs), 'alerta.']);
    });

    test('filled in and sent, announces “Enviando...” once, then only the result', async () => {
      await reachForm(site.address);
      await fill();
      expect(ofThePage(await reader.press('Return', form.success))).toEqual([form.submitting, form.success]);
    });

    test('submitted before its script loads, announces “Enviando...” at once, then only the result', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      await reachFormLater(site.address);
      await fill();
      expect(ofThePage(await reader.press('Return', form.submitting))).toEqual([form.submitting]);
      resolve();
      expect(ofThePage(await reader.listen(form.success))).toEqual([form.success]);
    });
  });

  describe('if the owner’s server fails', () => {
    let dist: string;
    const waiting: ServerResponse[] = [];
    const owner = createServer((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '');
      response.setHeader('Access-Control-Allow-Headers', 'content-type');
      if (request.method === 'OPTIONS') response.writeHead(204).end();
      else waiting.push(response);
    });
    let site: Awaited<ReturnType<typeof serve>>;

    beforeAll(async () => {
      const origin = await listen(owner);
      dist = sendingTo(origin);
      site = await serve(dist);
    });

    afterAll(() => {
      site?.close();
      stop(owner);
      rmSync(dist, { recursive: true });
    });

    test('only the error is announced after “Enviando...”; Enter sends the form again', async () => {
      await reachForm(site.address);
      await fill();
      expect(ofThePage(await reader.press('Return', form.submitting))).toEqual([form.submitting]);
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.writeHead(500).end();
      const failed = ofThePage(await reader.listen(form.error));
      expect(failed).toEqual([form.error]);
      expectInOrder(await reader.press('Return', form.submitting), [form.submitting]);
      await expect.poll(() => waiting.length).toBe(1);
      waiting.pop()?.writeHead(200).end();
      expectInOrder(await reader.listen(form.success), [form.success]);
    });
  });
});
