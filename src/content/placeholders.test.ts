import { describe, expect, test } from 'vitest';
import { filledSite } from '../../tests/variants/filledSite.ts';
import { site as shipped } from './content.ts';
import { isPlaceholder, placeholderNotice, placeholdersIn } from './placeholders.ts';

const { brand } = shipped;

describe('a text', () => {
  test.each([
    'https://discord.example/x',
    'https://EXAMPLE/x',
    'https://a.invalid:8080/x',
    'http://localhost:4321/x',
    'https://www.example.com',
    'http://127.0.0.1:3000/send',
    'http://0.0.0.0/',
    'http://[::1]:3000/',
    'https://ana:senha@a.test/x',
    'https://união.example',
    'mailto:ana@a.example',
    'Escreva para ana@a.example.',
    '<a href="//cdn.test/a.js">',
  ])('such as “%s” has a placeholder host', (text) => expect(isPlaceholder(text)).toBe(true));

  test.each([
    '+55 00 00000-0000',
    '+5500000000000',
    '+1 000 000 0000',
    '+351 000 000 000',
    'https://wa.me/5500000000000',
  ])('such as “%s” has an impossible phone number, which is a placeholder', (text) =>
    expect(isPlaceholder(text)).toBe(true),
  );

  test.each([
    'https://example.org.br',
    'https://testes.org/example',
    'https://a.org/x.test',
    'https://a.org?para=a.example',
    'https://latest.dev',
    'https://localhosting.com',
    'https://128.0.0.1',
    'mailto:example@roda.org.br',
    '+55 11 91234-5678',
    '+55 11 00000-0000',
    '+55 00 00000-0001',
    // A possible number: 900 is an operator's prefix, not zeros.
    '+7 900 000 00 00',
    'https://wa.me/5511912345678',
    '+10',
  ])('such as “%s” has no placeholder', (text) => expect(isPlaceholder(text)).toBe(false));
});

describe('the placeholders of a file', () => {
  const paths = (file: object) => placeholdersIn(file).map(({ path }) => path.join('.'));

  test('the shipped site has one in every field that an owner must fill in or empty', () => {
    expect(paths(shipped)).toEqual([
      'brand.name',
      'brand.legalName',
      'address',
      ...shipped.links.map((_, index) => `links.${index}.address`),
      'contact.whatsapp',
      'security.contact',
    ]);
  });

  test.each<[string, object, string[]]>([
    ['the demonstration’s short name', { brand: { name: ` ${brand.name.toUpperCase()}` } }, ['brand.name']],
    ['the demonstration’s full name', { brand: { legalName: brand.legalName } }, ['brand.legalName']],
    ['the full name in a text', { lead: `© 2026 ${brand.legalName.normalize('NFD')}. Todos os direitos` }, ['lead']],
    ['the short name as an ordinary word', { brand: { tagline: `Um ${brand.name.toLowerCase()} de ideias.` } }, []],
    ['another brand', filledSite, []],
    ['a palette', { palette: { green: '#000000', list: ['#fff', 7, null] } }, []],
    ['a placeholder in a list', { more: ['https://roda.org.br', 'https://b.example'] }, ['more.1']],
  ])('with %s, are in the fields $2', (_name, file, fields) => expect(paths(file)).toEqual(fields));
});

test.each<[string, object, string | undefined]>([
  ['is absent if no placeholder is left', {}, undefined],
  ['counts one address', { address: 'https://a.test' }, 'um dado de exemplo: rode `npm run preflight` para ver qual'],
  [
    'counts an address and a phone',
    { address: 'https://a.test', phone: '+55 00 0000-0000' },
    '2 dados de exemplo: rode `npm run preflight` para ver quais',
  ],
])('the line that a build prints %s', (_name, file, line) => {
  expect(placeholderNotice(file)).toBe(line && `Ainda há ${line}.`);
});
