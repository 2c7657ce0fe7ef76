import { expect, test } from 'vitest';
import { typeset, typesetAll } from './typography.ts';

test.each([
  ['diga "sim" ou "não"', 'diga “sim” ou “não”'],
  ['Tela de 5" e 7"', 'Tela de 5" e 7"'],
  ['dizer "5", e ("sim")', 'dizer “5”, e (“sim”)'],
  ['"a tela de 5"', '“a tela de 5”'],
  ["copo d'água", 'copo d’água'],
  ['10 clientes', '10\u00A0clientes'],
  ['de 7 a 12 anos', 'de 7\u00A0a 12\u00A0anos'],
  ['por R$ 1.500 e não por R$ X', 'por R$\u00A01.500 e não por R$ X'],
  ['de R$ 1.500 a R$ 4.000', 'de R$\u00A01.500 a R$\u00A04.000'],
  ['pedir (Lei 14.133/2021)', 'pedir (Lei\u00A014.133/2021)'],
  ['24/7 sempre', '24/7 sempre'],
  ["veja https://ex.org/l'amour d'água", "veja https://ex.org/l'amour d’água"],
  [
    `veja "[d'água](mailto:d'a@a.org) e [b](https://b.org "C")"`,
    `veja “[d’água](mailto:d'a@a.org) e [b](https://b.org "C")”`,
  ],
])('“%s” becomes “%s”', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

test('`typesetAll` changes every text of a content file except names, and nothing else', () => {
  const names = { to: '1 b', picture: '1 b.jpg', seed: '1 b' };
  expect(typesetAll({ a: ['1 b', { c: '"d"', e: true, f: 1, g: undefined }], names })).toEqual({
    a: ['1\u00A0b', { c: '“d”', e: true, f: 1, g: undefined }],
    names,
  });
});
