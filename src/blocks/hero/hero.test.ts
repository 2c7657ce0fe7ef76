import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const hero = { kind: 'hero', title: 'Sites', servicesCall: 'Serviços', contactCall: 'Fale', hint: 'Role' } as const;
const target = { href: '#contato' };
const links = { home: target, vcard: target, whatsapp: target, contact: target };

test.each([
  ['without services and a next block', {}, {}, [['#contato', undefined]]],
  [
    'with services and a next block',
    { links: { ...links, services: { href: '#servicos' } } },
    { next: { href: '#sobre' } },
    [
      ['#servicos', undefined],
      ['#contato', 'outline'],
      ['#sobre', undefined],
    ],
  ],
])(
  '%s, the first screen has only buttons that lead somewhere, and the first is the main one',
  async (_, page, place, expected) => {
    const root = await renderBlock(hero, { page, place });
    expect(root.querySelectorAll('a').map(({ attributes }) => [attributes.href, attributes['data-look']])).toEqual(
      expected,
    );
  },
);
