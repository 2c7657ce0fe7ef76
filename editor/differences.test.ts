import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { schemas } from './schemas.ts';

const home = (...blocks: object[]) => ({ blocks });

test('a difference has the labels of the field, and both texts', () => {
  const [mine, saved] = ['Um', 'Dois'].map((title) => home({ kind: 'hero', title, lead: 'Igual' }));
  expect(differences(schemas.home, mine, saved)).toEqual([
    { field: 'Página inicial › Parte 1, Abertura › Título', mine: 'Um', saved: 'Dois' },
  ]);
});

test('an item that only one version has is a difference', () => {
  const people = (...items: object[]) => home({ kind: 'people', items });
  expect(differences(schemas.home, people(), people({ name: 'Ana' }))).toEqual([
    { field: 'Página inicial › Parte 1, Pessoas › Pessoa 1 › Nome', mine: '', saved: 'Ana' },
  ]);
});

test('a different choice is a difference, with the names that the form shows', () => {
  const [mine, saved] = [{ palette: { name: 'mare' } }, { palette: { name: 'cerrado' } }];
  expect(differences(schemas.site, mine, saved)).toEqual([{ field: 'O site › Cores', mine: 'Maré', saved: 'Cerrado' }]);
});

test('equal values have no difference, even if one version has empty fields', () => {
  const hero = { kind: 'hero', title: 'Um' };
  expect(differences(schemas.home, home({ ...hero, lead: '' }), home(hero))).toEqual([]);
});
