import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/renderBlock.tsx';
import type { Figure } from './fields.ts';

const draw = (picture: Figure) => renderBlock({ kind: 'explanation', title: 'Como funciona', picture });
const step = { by: 'tool', places: [{ at: 'Formulário', text: 'Chega um pedido.' }] } as const;

test('the steps of a flow are an ordered list, which ends with the sentence about the next round', async () => {
  const flow = { kind: 'flow', caption: 'Exemplo', steps: [step] } as const;
  const texts = async (picture: Figure) => (await draw(picture)).querySelectorAll('ol > li').map(({ text }) => text);
  expect(await texts({ ...flow, steps: [step] })).toEqual(['Formulário Chega um pedido.']);
  expect(await texts({ ...flow, steps: [step], again: 'E recomeça' })).toEqual([
    'Formulário Chega um pedido.',
    'E recomeça',
  ]);
});
