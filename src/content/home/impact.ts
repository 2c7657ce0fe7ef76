import { call, group, item, list, sectionTitle, text } from '../schema/fields.ts';

/** The free services, and how the groups that receive them are chosen. */
export const impact = group('Impacto', {
  title: sectionTitle,
  text: text('Texto', { long: true }),
  lead: text('Frase menor', { long: true }),
  call: call('Botão'),
  points: list('Como se escolhe, e o que cada grupo pode fazer', item),
});
