import { platformNames } from '#lib/platforms.ts';
import { choice, group, list, sectionLead, sectionTitle, text } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const platforms = block({
  kind: 'platforms',
  title: 'Ferramentas com as suas marcas',
  about: 'As ferramentas que vocês usam, com a marca de cada uma.',
  picture: 'M2 3h3v3H2zM7 4h5v1H7zM14 3h3v3h-3zM19 4h3v1h-3zM2 10h3v3H2zM7 11h5v1H7zM14 10h3v3h-3zM19 11h3v1h-3z',
  anchor: 'ferramentas',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    groups: list(
      'Grupos',
      group('Grupo', {
        title: text('Título', { most: 60 }),
        text: sectionLead,
        platforms: list(
          'Ferramentas',
          group('Ferramenta', { name: text('Nome', { most: 40 }), mark: choice('Marca', platformNames) }),
        ),
      }),
    ),
    disclaimer: text('Ressalva', { long: true }).describe('De quem são as marcas.'),
  }),
});
