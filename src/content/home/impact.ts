import { bullets, titled } from '#lib/markdown.ts';
import { call, group, item, list, sectionTitle, text } from '../schema/fields.ts';
import { section } from './section.ts';

/** The free services, and how the groups that receive them are chosen. */
export const impact = section(
  group('Impacto', {
    title: sectionTitle,
    text: text('Texto', { long: true }),
    lead: text('Frase menor', { long: true }),
    call: call('Botão'),
    points: list('Como se escolhe, e o que cada grupo pode fazer', item),
  }),
  {
    promises: ['title', 'text', 'points'],
    says: ({ title, text, lead, points }) => [`## ${title}`, `${text} ${lead}`, bullets(points.map(titled))],
  },
);
