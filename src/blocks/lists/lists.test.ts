import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test.each([1, 2, 3])('of %i lists, only two are a pair', async (count) => {
  const lists = Array.from({ length: count }, (_, index) => ({ title: `Lista ${index}`, points: ['Um ponto'] }));
  const root = await renderBlock({ kind: 'lists', title: 'Listas', lists });
  expect(root.querySelector('[data-pair]') !== null).toBe(count === 2);
});
