import { group, list, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const facts = block({
  kind: 'facts',
  title: 'Em resumo',
  about: 'Em resumo: o que se recebe, em quanto tempo, quanto custa.',
  picture: 'M2 3h5v1H2zM9 3h13v1H9zM2 7h5v1H2zM9 7h11v1H9zM2 11h5v1H2zM9 11h12v1H9z',
  anchor: 'resumo',
  ground: 'accent',
  once: true,
  fields: () => ({
    items: list('Fatos', group('Fato', { term: text('O quê', { most: 40 }), text: text('Texto', { long: true }) }), {
      least: 0,
      most: 4,
    })
      .describe('O que se quer saber logo. Na página de um serviço, o preço e o prazo vêm depois.')
      .default([]),
  }),
});
