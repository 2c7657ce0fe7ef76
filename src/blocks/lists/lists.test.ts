import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test.each([
  [1, false],
  [2, true],
  [3, false],
])('%i lists are a pair: %s', async (count, isPair) => {
  const lists = Array.from({ length: count }, (_, index) => ({ title: `Lista ${index}`, points: ['Um ponto'] }));
  const root = await renderBlock({ kind: 'lists', title: 'Listas', lists });
  expect(root.querySelector('[data-pair]') !== null).toBe(isPair);
});
