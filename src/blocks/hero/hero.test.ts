import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const hero = { kind: 'hero', title: 'Sites', servicesCall: 'Serviços', contactCall: 'Fale', hint: 'Role' } as const;
const target = { href: '#contato' };
const links = { home: target, vcard: target, whatsapp: target, contact: target };

const buttons = async (at?: Parameters<typeof renderBlock>[1]) =>
  (await renderBlock(hero, at))
    .querySelectorAll('a')
    .map(({ attributes }) => [attributes.href, attributes['data-look']]);

test('the first screen has only buttons that lead somewhere, and the first is the main one', async () => {
  expect(await buttons()).toEqual([['#contato', undefined]]);
  const page = { links: { ...links, services: { href: '#servicos' } } };
  expect(await buttons({ page, place: { next: { href: '#sobre' } } })).toEqual([
    ['#servicos', undefined],
    ['#contato', 'outline'],
    ['#sobre', undefined],
  ]);
});
