import { expect, test } from 'vitest';
import { site } from '../src/content/content.ts';
import { checkPictures } from './pictures.ts';

const joao = 'João.jpg';
const items = [{ name: 'João', text: 'Faz', picture: joao, alt: 'João' }];
const logo = { file: 'logo.png' };
const check = (...files: string[]) =>
  checkPictures(
    {
      home: { blocks: [{ kind: 'people', title: 'Nós', items }] },
      services: [],
      site: { ...site, brand: { ...site.brand, logo } },
    },
    files,
  );

test('a picture that no field uses gives a warning with the picture’s name', () => {
  expect(check(joao, 'festa.png')).toMatchObject([
    { state: 'warning', found: [expect.stringMatching(/^imagens\/festa\.png: nenhum campo a nomeia/)] },
  ]);
});

test('the logo and pictures count as used, regardless of how the disk encodes their accents', () => {
  expect(check(joao.normalize('NFD'), 'logo.png').map(({ state }) => state)).toEqual(['fine']);
});

test('without pictures there is no finding', () => expect(check()).toEqual([]));
