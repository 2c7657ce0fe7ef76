import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { sentences } from '../../src/contactForm/sentences.ts';
import { interfaceWords } from '../../src/interfaceWords.ts';
import { filledSite } from './filledSite.ts';
import type { VariantName } from './sites.ts';
import { variant } from './variant.ts';
import { openBrowser, openWindow } from './window.ts';

/** Tests sites with other deliveries than the demonstration's, and their forms in a real browser. */

const words = interfaceWords.form;
const written = { name: 'Ana', email: 'ana@exemplo.com.br', message: 'Olá!\nTudo bem?' };

openBrowser();

describe.each<[kind: 'whatsapp' | 'formspree', VariantName, source: string]>([
  ['whatsapp', 'small', 'connect-src https://roda.org.br/robots.txt;'],
  ['formspree', 'crowded', 'connect-src https://mutirao.example/robots.txt https://formspree.io;'],
])('a site with the delivery %s', (kind, name, source) => {
  const { read } = variant(name);

  test.each(['index.html', 'agentes-ai.html', '404.html'])(
    '%s says where messages go, and can connect only to robots.txt and to the delivery’s server, if there is one',
    (file) => {
      const page = parse(read(file));
      expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain(source);
      expect(page.querySelector('footer')?.textContent).toContain(sentences[kind].footer);
    },
  );

  test('the line above the fields says where the message goes, for what purpose, and how to have it deleted', () => {
    const { purpose, erase } = filledSite.contact;
    const contact = parse(read('index.html')).getElementById('contato')?.textContent;
    expect(contact).toContain([sentences[kind].notice, purpose, erase].join(' '));
    for (const other of [sentences.simulated.notice, words.simulatedCall]) expect(contact).not.toContain(other);
  });

  test('the response headers allow the same connections as the pages’ meta tag, and no form submission', () => {
    expect(read('_headers')).toContain(source);
    expect(read('_headers')).toContain("form-action 'none'; ");
  });
});

// `owners.test.ts` sends a message to Formspree.
test('for WhatsApp, the message is in a focused link, and the owner’s own word says that it is ready', async () => {
  const { page, address } = await openWindow('small');
  await page.goto(`${address}#contato`);
  await page.waitForSelector('form[data-ready]');
  for (const [field, text] of Object.entries(written)) await page.locator(`form [name=${field}]`).fill(text);
  await page.locator('form button').click();
  await expect.poll(() => page.locator('form').getByRole('status').textContent()).toBe(words.chat.ready);
  const href = await page.evaluate(() => (document.activeElement as HTMLAnchorElement | null)?.href ?? '');
  expect(new URL(href).searchParams.get('text')).toContain(written.message);
  for (const [field, text] of Object.entries(written)) {
    expect(await page.locator(`form [name=${field}]`).inputValue()).toBe(text);
  }
});
