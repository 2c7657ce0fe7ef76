import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test('a subtitle of an answer is one level below its question', async () => {
  const items = [{ question: 'Quanto custa?', answer: '### Oficina\n\nNada.' }];
  const html = await renderBlock({ kind: 'questions', title: 'Perguntas', items });
  expect(html.querySelectorAll('h2, h3, h4').map(({ tagName, text }) => [tagName, text])).toEqual([
    ['H2', 'Perguntas'],
    ['H3', 'Quanto custa?'],
    ['H4', 'Oficina'],
  ]);
});
