import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const hero = { kind: 'hero', title: 'Sites', servicesCall: 'Serviços', contactCall: 'Fale', hint: 'Role' } as const;
const target = { href: '#contato' };
const links = { home: target, vcard: target, whatsapp: target, contact: target };

const targets = async (at: Parameters<typeof renderBlock>[1]) =>
  (await renderBlock(hero, at)).querySelectorAll('a').map(({ attributes }) => attributes.href);

test('a photo takes the place of the tiles, loads first, and has its description', async () => {
  const files = { avif: 'a.avif 390w', webp: 'a.webp 390w', src: 'a.webp', sizes: '90vw', width: 390, height: 325 };
  const photo = { picture: 'a.jpg', alt: 'Uma roda', photo: { ...files, alt: 'Uma roda' } };
  const page = await renderBlock({ ...hero, photo });
  const { attributes } = page.querySelector('img') ?? {};
  expect(attributes).toMatchObject({ alt: 'Uma roda', fetchPriority: 'high' });
  expect(attributes).not.toHaveProperty('loading');
  expect(page.querySelectorAll('div[aria-hidden]')).toEqual([]);
});

test('the first screen has only buttons that lead somewhere', async () => {
  expect(await targets({ page: { links } })).toEqual(['#contato']);
  const page = { links: { ...links, services: { href: '#servicos' } } };
  expect(await targets({ page, position: { next: { href: '#sobre' } } })).toEqual(['#servicos', '#contato', '#sobre']);
});
