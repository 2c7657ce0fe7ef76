import { expect, test } from 'vitest';
import type { Block } from '#blocks/blocks.ts';
import { site } from './content.ts';
import { siteLinks } from './links.ts';

const contact: Block = { kind: 'contact', title: 'Fale' };
const works: Block = { kind: 'works', title: 'Trabalhos' };
const text: Block = { kind: 'text', title: 'História', paragraphs: ['Um.'] };

test('without a form on the home page, links to the contact lead to a form on another page', () => {
  const of = (...blocks: Block[]) => siteLinks(site, blocks, [{ path: '/oficinas', blocks: [contact] }], []);
  expect(of(text).home.contact.href).toBe('/oficinas#contato');
  expect(of(text).other('').contact.href).toBe('/oficinas#contato');
  expect(of(text).other('', '#contato').contact.href).toBe('#contato');
  expect(of(text, contact).home.contact.href).toBe('#contato');
  expect(of(text, contact).other('').contact.href).toBe('/#contato');
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
