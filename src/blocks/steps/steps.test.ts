import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const draw = (count: number) =>
  renderBlock({
    kind: 'steps',
    title: 'Como andamos',
    items: Array.from({ length: count }, (_, index) => ({ title: `Passo ${index + 1}`, text: 'Texto.' })),
  });

test.each([
  [2, 'M0 60v-30h180v-30h180v60z'],
  [3, 'M0 90v-30h120v-30h120v-30h120v90z'],
  [4, 'M0 120v-30h90v-30h90v-30h90v-30h90v120z'],
])(
  'the wall above %i steps has an equal part for each, one row of tiles higher than the part before',
  async (count, outline) => {
    const root = await draw(count);
    expect(root.querySelector('[aria-hidden] > svg > path')?.getAttribute('d')).toBe(outline);
    expect(root.querySelectorAll('ol > li')).toHaveLength(count);
  },
);

test.each([1, 5])('%i steps are a list beside their title', async (count) => {
  const root = await draw(count);
  expect(root.querySelector('svg')).toBeNull();
  expect(root.querySelectorAll('[data-place="beside"] > ol > li')).toHaveLength(count);
});
