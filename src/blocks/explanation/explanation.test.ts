import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';
import type { Figure } from './fields.ts';

const draw = (picture: Figure) => renderBlock({ kind: 'explanation', title: 'Como funciona', picture });

test('the steps of a flow are an ordered list, which ends with the sentence about the next round', async () => {
  const steps = [{ by: 'tool' as const, places: [{ at: 'Formulário', text: 'Chega um pedido.' }] }];
  const flow = { kind: 'flow', caption: 'Exemplo', steps } as const;
  const texts = async (picture: Figure) => (await draw(picture)).querySelectorAll('ol > li').map(({ text }) => text);
  expect(await texts(flow)).toEqual(['Formulário Chega um pedido.']);
  expect(await texts({ ...flow, again: 'E recomeça' })).toEqual(['Formulário Chega um pedido.', 'E recomeça']);
});

test('the stations of a path are a list without an order', async () => {
  const stations = ['Olhar', 'Fazer'].map((title) => ({ title, text: 'Texto.' }));
  const root = await draw({ kind: 'path', caption: 'As paradas', stations });
  expect(root.querySelectorAll('ul > li').map(({ text }) => text)).toEqual(['OlharTexto.', 'FazerTexto.']);
  expect(root.querySelector('ol')).toBeNull();
});
