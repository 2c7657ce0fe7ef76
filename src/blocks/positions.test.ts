import { expect, test } from 'vitest';
import { positionsOf } from './positions.ts';

test('only the first block has the page’s heading, each has a URL of its own and knows the next, no two bands touch, and a block joins one with the same background', () => {
  const blocks = [
    { kind: 'facts' },
    { kind: 'closing' },
    { kind: 'text' },
    { kind: 'impact' },
    { kind: 'text' },
  ] as const;
  expect(positionsOf(blocks, 1)).toEqual([
    { id: 'resumo', level: 1, ground: 'accent', joins: false, next: { href: '#fim' } },
    { id: 'fim', level: 2, ground: 'page', joins: false, next: { href: '#texto' } },
    { id: 'texto', level: 2, ground: 'page', joins: true, next: { href: '#impacto' } },
    { id: 'impacto', level: 2, ground: 'accent', joins: false, next: { href: '#texto-2' } },
    { id: 'texto-2', level: 2, ground: 'page', joins: false, next: undefined },
  ]);
});
