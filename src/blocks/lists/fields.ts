import { group, list, optionalText, sectionLead, sectionTitle, text } from '#schema/fields.ts';
import { block } from '../block.ts';

const optional = { help: 'Pode ficar vazio.', long: true } as const;

/** Lists side by side. */
export const lists = block({
  kind: 'lists',
  title: 'Listas: cada uma com título e pontos',
  anchor: 'listas',
  ground: 'surface',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    lists: list(
      'Listas',
      group('Lista', {
        title: text('Título', { most: 60 }),
        text: optionalText('Texto', optional),
        points: list('Pontos', text('Ponto')),
      }),
    ),
  }),
});
