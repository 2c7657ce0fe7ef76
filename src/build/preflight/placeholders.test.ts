import { expect, test } from 'vitest';
import { site } from '../../content/content.ts';
import { textsIn } from '../../lib/texts.ts';
import { isPlaceholder, namesBrand } from './placeholders.ts';

const brand = { name: 'União', legalName: 'União das Oficinas' };

test.each([
  ['https://discord.example/x', true],
  ['https://EXAMPLE/x', true],
  ['https://www.example.com', true],
  ['https://união.example', true],
  ['Escreva para ana@a.example.', true],
  ['+55 00 00000-0000', true],
  ['https://wa.me/5500000000000', true],
  ['https://example.org.br', false],
  ['https://testes.org/example', false],
  ['https://a.org?para=a.example', false],
  ['mailto:example@roda.org.br', false],
  ['+55 11 91234-5678', false],
  ['+55 11 00000-0000', false],
  ['O setor moveu R$ 10.000.000.000, e @test está no Instagram.', false],
])('whether the text “%s” has a placeholder: %s', (text, is) => expect(isPlaceholder(text)).toBe(is));

test('the shipped site has a placeholder in every field that an owner must fill in or empty', () => {
  const links = site.links.map((_, index) => `links.${index}.address`);
  const fields = ['brand.name', 'brand.legalName', 'address', ...links, 'contact.whatsapp'];
  const found = textsIn(site).filter((text) => isPlaceholder(text.value) || namesBrand(text, site.brand));
  expect(found.map(({ path }) => path.join('.'))).toEqual(fields);
});

test.each([
  ['brand', ' UNIÃO', true],
  ['lead', `© 2026 ${brand.legalName.normalize('NFD')}. Todos os direitos`, true],
  ['lead', 'União', false],
  ['brand', 'Uma união de ideias.', false],
])('whether the text in the field %s that is “%s” names the brand: %s', (group, value, is) => {
  expect(namesBrand({ path: [group, 'name'], value }, brand)).toBe(is);
});
