import { expect, test } from 'vitest';
import { site } from '#content/content.ts';
import { linked, linksFrom } from './links.ts';

test.each([
  ['home', 'https://a.org/pasta', '#contato'],
  ['other', 'https://a.org', '/#contato'],
  ['other', 'https://a.org/uma/pasta', '/uma/pasta/#contato'],
] as const)('with the page “%s” and the address %s, the link to the contact section is %s', (page, address, href) => {
  expect(linksFrom(page, { ...site, address }, '(nova aba)', {}).contact).toEqual({ href });
});

test.each([
  ['people', 'pessoas'],
  ['works', 'trabalhos'],
  ['testimonials', 'depoimentos'],
] as const)('a link to “%s” leads to #%s, and is omitted while the section has no items', (to, anchor) => {
  const shown = (items?: readonly object[]) =>
    linked([{ to }], linksFrom('home', site, '(nova aba)', { [to]: { items } })).map((item) => item.to.href);
  expect([shown([{}]), shown([]), shown()]).toEqual([[`#${anchor}`], [], []]);
});
