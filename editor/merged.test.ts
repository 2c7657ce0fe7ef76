import { expect, test, vi } from 'vitest';
import { merged } from './merged.ts';

const [a, b, c] = ['a', 'b', 'c'].map((title) => ({ kind: 'steps', title }));

test.each<[string, base: unknown, mine: unknown, theirs: unknown, both: unknown]>([
  ['different texts of a group', { a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '2' }, { a: '2', b: '2' }],
  ['the same change', { a: '1' }, { a: '2' }, { a: '2' }, { a: '2' }],
  ['a removed field and a changed one', { a: '1', b: '1' }, { b: '1' }, { a: '1', b: '2' }, { b: '2' }],
  ['two items of a list', ['1', '1'], ['2', '1'], ['1', '2'], ['2', '2']],
  ['a changed item and an added one', [a, b], [{ ...a, title: 'x' }, b], [c, a, b], [c, { ...a, title: 'x' }, b]],
  ['a removed item and a changed one', [a, b], [b], [a, { ...b, title: 'x' }], [{ ...b, title: 'x' }]],
])('joins %s', (_, base, mine, theirs, both) => {
  const clash = () => expect.unreachable();
  expect(merged(base, mine, theirs, clash)).toEqual(both);
  expect(merged(base, theirs, mine, clash)).toEqual(both);
});

test.each<[string, base: unknown, mine: unknown, theirs: unknown]>([
  ['the same text', { a: '1' }, { a: '2' }, { a: '3' }],
  ['a text that the other removed', { a: { b: '1' } }, { a: { b: '2' } }, { a: {} }],
  ['a text that neither had before', {}, { a: '2' }, { a: '3' }],
  ['lists that both made longer', { a: ['1'] }, { a: ['1', '2'] }, { a: ['1', '3'] }],
  ['lists of which both removed an item', ['1', '2'], ['1'], ['2']],
  ['an item that the other removed', [a, b], [b], [{ ...a, title: 'x' }, b]],
  ['blocks of different kinds', [{ kind: 'a' }], [{ kind: 'b', x: '1' }], [{ kind: 'c', y: '1' }]],
])('keeps mine, and tells of the clash, of %s', (_, base, mine, theirs) => {
  const clash = vi.fn();
  expect(merged(base, mine, theirs, clash)).toEqual(mine);
  expect(clash).toHaveBeenCalledOnce();
});
