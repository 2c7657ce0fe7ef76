import { describe, expect, test } from 'vitest';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { site as shipped } from './content.ts';
import type { Site } from './files/site.ts';
import { findPlaceholders, placeholderNotice, placeholdersIn } from './placeholders.ts';

/** A complete site. Its tagline has an ordinary word that is also the demonstration's short name. */
const ready: Site = {
  ...filledSite,
  brand: { ...filledSite.brand, tagline: `Um ${shipped.brand.name.toLowerCase()} de ideias.` },
};

describe('the placeholders in a text', () => {
  test.each([
    ['https://discord.example/x', 'discord.example'],
    ['https://EXAMPLE/x', 'EXAMPLE'],
    ['https://a.invalid:8080/x', 'a.invalid'],
    ['http://localhost:4321/x', 'localhost'],
    ['https://www.example.com', 'www.example.com'],
    ['http://127.0.0.1:3000/send', '127.0.0.1'],
    ['http://0.0.0.0/', '0.0.0.0'],
    ['http://[::1]:3000/', '[::1]'],
    ['https://ana:senha@a.test/x', 'a.test'],
    ['https://união.example', 'união.example'],
    ['mailto:ana@a.example', 'a.example'],
    ['Escreva para ana@a.example.', 'a.example'],
    ['<a href="//cdn.test/a.js">', 'cdn.test'],
  ])('the placeholder host in “%s” is %s', (text, host) => expect(placeholdersIn(text)).toEqual([host]));

  test.each([
    'https://example.org.br',
    'https://testes.org/example',
    'https://a.org/x.test',
    'https://a.org?para=a.example',
    'https://latest.dev',
    'https://localhosting.com',
    'https://128.0.0.1',
    'mailto:example@roda.org.br',
  ])('“%s” has no placeholder', (text) => expect(placeholdersIn(text)).toEqual([]));

  test.each([
    '+55 00 00000-0000',
    '+5500000000000',
    '+1 000 000 0000',
    '+351 000 000 000',
    'https://wa.me/5500000000000',
  ])('“%s” has an impossible phone number, which is a placeholder', (text) => {
    expect(placeholdersIn(text)).toEqual([expect.stringMatching(/^\+\d+$/)]);
  });

  test.each([
    '+55 11 91234-5678',
    '+55 11 00000-0000',
    '+55 00 00000-0001',
    // A possible number: 900 is an operator's prefix, not zeros.
    '+7 900 000 00 00',
    'https://wa.me/5511912345678',
    '+10',
  ])('“%s” has no phone number that counts as a placeholder', (text) => expect(placeholdersIn(text)).toEqual([]));

  test.each([
    shipped.brand.legalName,
    `© 2026 ${shipped.brand.legalName}. Todos os direitos`,
    `<p>${shipped.brand.legalName.replace(' ', '\u00a0').normalize('NFD')}</p>`,
  ])('“%s” is reported as the demonstration’s brand', (text) => {
    expect(placeholdersIn(text)).toHaveLength(1);
  });

  test.each([`Um ${shipped.brand.name.toLowerCase()} de ideias`, 'Coletivo Roda'])(
    '“%s” is not reported as the demonstration’s brand',
    (text) => expect(placeholdersIn(text)).toEqual([]),
  );

  test('a placeholder that occurs twice is reported once', () => {
    expect(placeholdersIn('//a.test //a.test //b.test')).toEqual(['a.test', 'b.test']);
  });
});

describe('the placeholders of a site', () => {
  test('the shipped site has a placeholder in every field that an owner must fill in or empty', () => {
    expect(findPlaceholders(shipped).map(({ field }) => field)).toEqual([
      'brand.name',
      'brand.legalName',
      'address',
      ...shipped.links.map((_, index) => `links.${index}.address`),
      'contact.whatsapp',
      'security.contact',
    ]);
  });

  test.each<[string, object, string[]]>([
    [
      'the demonstration’s short name',
      { brand: { ...ready.brand, name: ` ${shipped.brand.name.toUpperCase()}` } },
      ['brand.name'],
    ],
    [
      'the demonstration’s full name',
      { brand: { ...ready.brand, legalName: shipped.brand.legalName } },
      ['brand.legalName'],
    ],
    ['a placeholder page for security reports', { security: { contact: 'https://a.example/x' } }, ['security.contact']],
    [
      'a delivery to a placeholder host',
      { contact: { delivery: { kind: 'php', to: ['equipe@roda.org.br', 'equipe@a.test'], from: 'site@roda.org.br' } } },
      ['contact.delivery.to.1'],
    ],
    ['a palette', { palette: { green: '#000000', list: ['#fff', 7, null] } }, []],
    ['a placeholder in a list', { more: ['https://roda.org.br', 'https://b.example'] }, ['more.1']],
  ])('with %s, are in the fields $2', (_name, change, fields) => {
    expect(findPlaceholders({ ...ready, ...change } as Site).map(({ field }) => field)).toEqual(fields);
  });
});

describe('the line that a build prints', () => {
  const notice = (change: object) => placeholderNotice(findPlaceholders({ ...ready, ...change } as Site));
  const rode = 'rode `npm run preflight` para ver';

  test.each<[string, object, string | undefined]>([
    ['is absent if no placeholder is left', {}, undefined],
    ['counts one address', { address: 'https://a.test' }, `Ainda há um dado de exemplo: ${rode} qual.`],
    [
      'counts an address and a phone',
      { links: [{ address: 'https://a.test' }], contact: { whatsapp: '+55 00 0000-0000' } },
      `Ainda há 2 dados de exemplo: ${rode} quais.`,
    ],
  ])('%s', (_name, change, line) => expect(notice(change)).toBe(line));
});
