import { call, item, list, optionalText, sectionTitle, text } from '#schema/fields.ts';
import { block } from '../block.ts';

/** The free services, and how the groups that receive them are chosen. */
export const impact = block({
  kind: 'impact',
  title: 'Impacto',
  anchor: 'impacto',
  ground: 'accent',
  once: true,
  fields: () => ({
    title: sectionTitle,
    text: text('Texto', { long: true }),
    lead: optionalText('Frase menor', { help: 'Pode ficar vazia.', long: true }),
    call: call('Botão'),
    points: list('Como se escolhe, e o que cada grupo pode fazer', item('Ponto'), {
      help: 'Pode ficar vazio.',
      least: 0,
    }).optional(),
  }),
});
