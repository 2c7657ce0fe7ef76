import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test.each([
  [1, 'beside'],
  [2, 'below'],
  [4, 'below'],
  [5, 'beside'],
])('%i steps are an ordered list %s their title', async (count, place) => {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Passo ${index + 1}`, text: 'Texto.' }));
  const root = await renderBlock({ kind: 'steps', title: 'Como andamos', items });
  expect(root.querySelectorAll(`[data-place="${place}"] > ol > li`)).toHaveLength(count);
});
