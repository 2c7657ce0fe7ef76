import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { schemas } from './schemas.ts';

test('a difference has the labels of the field, and both texts', () => {
  const [mine, saved] = [{ hero: { headline: 'Um', text: 'Igual' } }, { hero: { headline: 'Dois', text: 'Igual' } }];
  expect(differences(schemas.home, mine, saved)).toEqual([{ field: 'Abertura › Título', mine: 'Um', saved: 'Dois' }]);
});

test('an item that only one version has is a difference', () => {
  const saved = { people: { items: [{ name: 'Ana' }] } };
  expect(differences(schemas.home, {}, saved)).toEqual([
    { field: 'Pessoas › Pessoas 1 › Nome', mine: '', saved: 'Ana' },
  ]);
});

test('a different choice is a difference, with the names that the form shows', () => {
  const [mine, saved] = [{ palette: { name: 'mare' } }, { palette: { name: 'cerrado' } }];
  expect(differences(schemas.site, mine, saved)).toEqual([{ field: 'Cores', mine: 'Maré', saved: 'Cerrado' }]);
});

test('equal values have no difference, even if one version has empty fields', () => {
  expect(differences(schemas.home, { hero: { headline: 'Um', text: '' } }, { hero: { headline: 'Um' } })).toEqual([]);
});
