import { call, sectionTitle, text } from '#schema/fields.ts';
import { block } from '../block.ts';

/** An invitation to another site, or to another part of this one. */
export const outside = block({
  kind: 'outside',
  title: 'Convite a um site de fora',
  anchor: 'convite',
  ground: 'quiet',
  fields: (to) => ({
    title: sectionTitle,
    lead: text('Texto', { long: true }),
    to,
    call: call('Botão'),
  }),
  shows: ({ to }, links) => links[to] !== undefined,
});
