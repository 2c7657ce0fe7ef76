import { describe, expect, test } from 'vitest';
import { site } from '#content/content.ts';
import { basePath, linked, linksFrom, serviceHref, whatsappHref } from './links.ts';

describe('links', () => {
  const at = (address: string, page: 'home' | 'other') => linksFrom(page, { ...site, address }, '(nova aba)', {});

  test.each([
    ['https://a.org', ''],
    ['https://a.org/pasta', '/pasta'],
    ['https://a.org/uma/pasta', '/uma/pasta'],
  ])('the base path of %s is “%s”', (address, base) => expect(basePath(address)).toBe(base));

  test.each([
    ['home', 'https://a.org', '#contato'],
    ['home', 'https://a.org/pasta', '#contato'],
    ['other', 'https://a.org', '/#contato'],
    ['other', 'https://a.org/pasta', '/pasta/#contato'],
  ] as const)('with the page “%s” and the address %s, the link to the contact section is %s', (page, address, href) => {
    expect(at(address, page).contact).toEqual({ href });
  });

  test('the links to the home page, the services and the vCard start with the base path', () => {
    expect(at('https://a.org/pasta', 'other').home.href).toBe('/pasta/');
    expect(at('https://a.org', 'other').home.href).toBe('/');
    expect(at('https://a.org/pasta', 'home').vcard.href).toBe('/pasta/contato.vcf');
    expect(serviceHref('/pasta', 'agentes-ai')).toBe('/pasta/agentes-ai');
  });

  test('the chat URL of a phone number has only the digits of the number', () => {
    expect(whatsappHref('+55 (11) 91234-5678')).toBe('https://wa.me/5511912345678');
  });

  test('external links announce their new tab; internal links open in the same tab', () => {
    for (const { href, newTab } of Object.values(at('https://a.org', 'other'))) {
      expect(newTab, href).toBe(href.startsWith('https://') ? '(nova aba)' : undefined);
    }
  });

  test.each([
    ['people', 'pessoas'],
    ['works', 'trabalhos'],
    ['testimonials', 'depoimentos'],
  ] as const)('a link to “%s” leads to #%s, and is omitted while the section has no items', (to, anchor) => {
    const shown = (items?: readonly object[]) =>
      linked([{ to }], linksFrom('home', site, '(nova aba)', { [to]: { items } })).map((item) => item.to.href);
    expect(shown([{}])).toEqual([`#${anchor}`]);
    expect(shown([])).toEqual([]);
    expect(shown()).toEqual([]);
  });
});
