import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

const block = {
  kind: 'questions' as const,
  title: 'Antes de começar',
  items: [{ question: 'Quanto custa?', answer: 'Nada.' }],
};

test('above the questions are the page’s tiles, twice, if the page has tiles', async () => {
  const root = await renderBlock(block, { page: { tilesId: 'azulejos' } });
  const uses = root.querySelectorAll('use');
  expect(uses.map((use) => use.getAttribute('href'))).toEqual(['#azulejos', '#azulejos']);
  expect(uses.every((use) => use.closest('svg[aria-hidden]'))).toBe(true);
  expect((await renderBlock(block)).querySelector('use')).toBeNull();
});
