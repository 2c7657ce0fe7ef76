import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const hero = { kind: 'hero', title: 'Sites', servicesCall: 'Serviços', contactCall: 'Fale', hint: 'Role' } as const;
const links = (root: Awaited<ReturnType<typeof renderBlock>>) =>
  root.querySelectorAll('a').map((link) => link.getAttribute('href'));

test('a button to a block that the page does not have is omitted', async () => {
  expect(links(await renderBlock(hero))).toEqual(['#contato']);
  const page = { links: { ...known, services: { href: '#servicos' } } };
  expect(links(await renderBlock(hero, { page, place: { next: { href: '#sobre' } } }))).toEqual([
    ...['#servicos', '#contato', '#sobre'],
  ]);
});

test('the button to the contact is the main one if there is no button to the services', async () => {
  const looks = (root: Awaited<ReturnType<typeof renderBlock>>) =>
    root.querySelectorAll('a').map((link) => link.getAttribute('data-look'));
  expect(looks(await renderBlock({ ...hero, hint: undefined }))).toEqual([undefined]);
  const page = { links: { ...known, services: { href: '#servicos' } } };
  expect(looks(await renderBlock({ ...hero, hint: undefined }, { page }))).toEqual([undefined, 'outline']);
});

test('only the title is needed', async () => {
  const root = await renderBlock({ kind: 'hero', title: 'Sites' });
  expect(root.querySelector('h1')?.text).toBe('Sites');
  expect(root.querySelectorAll('a, p')).toEqual([]);
});

const target = { href: '#contato' };
const known = { home: target, vcard: target, whatsapp: target, contact: target };
