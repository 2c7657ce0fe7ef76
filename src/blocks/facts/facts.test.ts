import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test('a summary has the price of the page after its own facts', async () => {
  const root = await renderBlock(
    { kind: 'facts', items: [{ term: 'Onde', text: 'Aqui.' }] },
    { page: { price: [{ term: 'Preço', text: 'R$ 10.' }] } },
  );
  expect(root.querySelectorAll('dt').map(({ text }) => text)).toEqual(['Onde', 'Preço']);
  expect(root.querySelector('section')?.getAttribute('aria-label')).toBe('Em resumo');
});
