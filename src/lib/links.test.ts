import { expect, test } from 'vitest';
import { site } from '#content/content.ts';
import { linkAbout, linked, linksFrom, withChatText } from './links.ts';

test.each([
  ['home', 'https://a.org/pasta', '#contato'],
  ['other', 'https://a.org', '/#contato'],
  ['other', 'https://a.org/uma/pasta', '/uma/pasta/#contato'],
] as const)('with the page “%s” and the address %s, the link to the contact section is %s', (page, address, href) => {
  expect(linksFrom(page, { ...site, address }, '(nova aba)', { contact: 'contato' }).contact).toEqual({ href });
});

test('a link to a block that the home page does not show is omitted', () => {
  const shown = (blocks: Record<string, string>) =>
    linked([{ to: 'works' }], linksFrom('home', site, '(nova aba)', blocks)).map(({ to }) => to.href);
  expect([shown({ works: 'trabalhos' }), shown({})]).toEqual([['#trabalhos'], []]);
});

test('without a label, a link has the name of its target, and WhatsApp its own spelling', () => {
  const links = linksFrom('home', site, '(nova aba)', { works: 'trabalhos' });
  expect(linked([{ to: 'whatsapp' }, { to: 'works' }], links).map(({ label }) => label)).toEqual(['WhatsApp', 'works']);
});

test.each([
  ['#contato', '?sobre=automacoes#contato'],
  ['/pasta/#contato', '/pasta/?sobre=automacoes#contato'],
  ['https://wa.me/55', 'https://wa.me/55'],
])('the link %s for a message about a service is %s', (href, about) => {
  expect(linkAbout({ href }, 'automacoes')).toEqual({ href: about });
});

test('with a text, each link to WhatsApp begins a message, also in the place of a form', () => {
  const chat = (blocks: Record<string, string>) => {
    const { whatsapp, contact } = withChatText(
      linksFrom('home', site, '(nova aba)', blocks),
      'Olá, {page}',
      'A & #1 $&',
    );
    return [whatsapp, contact].map(({ href }) => new URL(href, 'https://a.org').searchParams.get('text'));
  };
  expect(chat({})).toEqual(['Olá, A & #1 $&', 'Olá, A & #1 $&']);
  expect(chat({ contact: 'contato' })).toEqual(['Olá, A & #1 $&', null]);
});
