import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';

test('a line of “for whom” is whole, and bold up to its first colon', async () => {
  const audience = ['Escolas: 3 turnos: manhã, tarde', 'Feiras'];
  const titles = { title: 'Nós', audienceTitle: 'Para quem é', principlesTitle: 'O que vale' };
  const view = await renderBlock({ kind: 'about', ...titles, statement: 'A', audience });
  expect(view.querySelectorAll('li').map(({ text }) => text)).toEqual(audience);
  expect(view.querySelectorAll('li b').map(({ text }) => text)).toEqual(['Escolas', 'Feiras']);
});
