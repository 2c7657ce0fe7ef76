import { expect, test } from 'vitest';
import { type Links, linkAbout, linked } from './links.ts';

test('without a label, a link has the name of its target, and WhatsApp its own spelling; without a target, it is omitted', () => {
  const [whatsapp, works] = [{ href: 'https://wa.me/55' }, { href: '#trabalhos' }];
  const links = { whatsapp, works } as unknown as Links;
  expect(linked([{ to: 'whatsapp' }, { to: 'works' }, { to: 'people' }], links)).toEqual([
    { label: 'WhatsApp', to: whatsapp },
    { label: 'works', to: works },
  ]);
});

test.each([
  ['#contato', '?sobre=automacoes#contato'],
  ['/pasta/#contato', '/pasta/?sobre=automacoes#contato'],
  ['https://wa.me/55', 'https://wa.me/55'],
])('the link %s for a message about a service is %s', (href, about) => {
  expect(linkAbout({ href }, 'automacoes')).toEqual({ href: about });
});
