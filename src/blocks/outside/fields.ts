import { call, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const outside = block({
  kind: 'outside',
  title: 'Convite a um site de fora',
  about: 'Um convite para visitar um site de fora.',
  picture: 'M2 5h12v2H2zM2 9h9v1H2zM16 5h6v6h-6z',
  anchor: 'convite',
  fields: (to) => ({
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    to,
    call: call('Botão'),
  }),
  shows: ({ to }, links) => links[to] !== undefined,
});
