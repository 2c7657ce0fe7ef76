import { expect, test } from 'vitest';
import { home, site } from '../src/content/content.ts';
import { checkPictures } from './pictures.ts';

const joao = 'João.jpg';
const items = [{ name: 'João', text: 'Faz', picture: joao, alt: 'João' }];
const check = (...files: string[]) =>
  checkPictures({ home: { ...home, people: { ...home.people, items } }, site }, files);

test('a picture that no field uses gives a warning with the picture’s name', () => {
  const [finding] = check(joao, 'festa.png');
  expect(finding?.state).toBe('warning');
  expect(finding?.found).toEqual([expect.stringMatching(/^imagens\/festa\.png: nenhum campo a nomeia/)]);
});

test('a picture counts as used, regardless of how the disk encodes its accents', () => {
  expect(check(joao.normalize('NFD')).map(({ state }) => state)).toEqual(['fine']);
});

test('without pictures there is no finding', () => {
  expect(check()).toEqual([]);
});

test('a logo counts as used', () => {
  const brand = { ...site.brand, logo: { file: 'logo.png' } };
  const [finding] = checkPictures({ home, site: { ...site, brand } }, ['logo.png']);
  expect(finding?.state).toBe('fine');
});
