import { expect, test } from 'vitest';
import type { Block } from '#blocks/blocks.ts';
import { site } from './content.ts';
import { siteLinks } from './siteLinks.ts';

const contact: Block = { kind: 'contact', title: 'Fale' };
const works: Block = { kind: 'works', title: 'Trabalhos' };
const text: Block = { kind: 'text', title: 'História', paragraphs: 'Um.' };

test('without a form on the home page, links to the contact lead to a form on another page', () => {
  const inFolder = { ...site, address: 'https://a.org/pasta' };
  const of = (...blocks: Block[]) => siteLinks(inFolder, blocks, [{ path: '/oficinas', blocks: [contact] }], []);
  expect(of(text).home.contact.href).toBe('/pasta/oficinas#contato');
  expect(of(text).other('').contact.href).toBe('/pasta/oficinas#contato');
  expect(of(text).other('', '#contato').contact.href).toBe('#contato');
  expect(of(text, contact).home.contact.href).toBe('#contato');
  for (const links of [of(text, contact).other(''), of(text, contact).files])
    expect(links.contact.href).toBe('/pasta/#contato');
});

test('on a service’s page, each link to WhatsApp begins a message with the page’s name, also in the place of a form', () => {
  const chat = (...blocks: Block[]) => {
    const { whatsapp, contact } = siteLinks(site, blocks, [], []).service('A & #1 $&');
    return [whatsapp, contact].map(({ href }) => new URL(href, 'https://a.org').searchParams.get('text'));
  };
  const text = expect.stringContaining('página A & #1 $& e');
  expect(chat()).toEqual([text, text]);
  expect(chat(contact)).toEqual([text, null]);
});

test('a link leads to the first block of its kind, and to none that the page leaves out', () => {
  const { home } = siteLinks(site, [text, works, text], [], ['/novidades']);
  expect([home.text?.href, home.works, home['/novidades']?.href]).toEqual(['#texto', undefined, '/novidades']);
});

test.each([
  [undefined, ['Web', null, null]],
  [true, ['Web', 'Casos', site.brand.name]],
])('with “on the whole site” %s, the texts for WhatsApp are about %j', (chatTextEverywhere, pages) => {
  const contact = { ...site.contact, chatTextEverywhere };
  const { home, other, service } = siteLinks({ ...site, contact }, [], [], []);
  const hrefs = [service('Web'), other('Casos'), home].map(({ whatsapp }) => whatsapp.href);
  expect(hrefs.map((href) => new URL(href).searchParams.get('text')?.match(/página (.*) e/)?.[1] ?? null)).toEqual(
    pages,
  );
});
