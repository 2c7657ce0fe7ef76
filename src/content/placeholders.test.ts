import { expect, test } from 'vitest';
import { site as shipped } from './content.ts';
import { isPlaceholder, placeholdersIn } from './placeholders.ts';

const { brand } = shipped;

test.each([
  'https://discord.example/x',
  'https://EXAMPLE/x',
  'https://www.example.com',
  'https://união.example',
  'Escreva para ana@a.example.',
  '+55 00 00000-0000',
  'https://wa.me/5500000000000',
])('the text “%s” has a placeholder', (text) => expect(isPlaceholder(text)).toBe(true));

test.each([
  'https://example.org.br',
  'https://testes.org/example',
  'https://a.org?para=a.example',
  'mailto:example@roda.org.br',
  '+55 11 91234-5678',
  '+55 11 00000-0000',
])('the text “%s” has no placeholder', (text) => expect(isPlaceholder(text)).toBe(false));

const paths = (file: object) => placeholdersIn(file).map(({ path }) => path.join('.'));

test('the shipped site has a placeholder in every field that an owner must fill in or empty', () => {
  expect(paths(shipped)).toEqual([
    'brand.name',
    'brand.legalName',
    'address',
    ...shipped.links.map((_, index) => `links.${index}.address`),
    'contact.whatsapp',
  ]);
});

test.each<[string, object, string[]]>([
  ['the demonstration’s short name', { brand: { name: ` ${brand.name.toUpperCase()}` } }, ['brand.name']],
  ['the demonstration’s full name', { brand: { legalName: brand.legalName } }, ['brand.legalName']],
  ['the full name in a text', { lead: `© 2026 ${brand.legalName.normalize('NFD')}. Todos os direitos` }, ['lead']],
  ['the short name as an ordinary word', { brand: { tagline: `Um ${brand.name.toLowerCase()} de ideias.` } }, []],
  ['a placeholder in a list', { more: ['https://roda.org.br', 'https://b.example'] }, ['more.1']],
])('with %s, a file has placeholders in the fields $2', (_name, file, fields) => expect(paths(file)).toEqual(fields));
