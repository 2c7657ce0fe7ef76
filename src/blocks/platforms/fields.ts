import { choice, group, list, optionalText, sectionLead, sectionTitle, text } from '#schema/fields.ts';
import { platformNames } from '#schema/names.ts';
import { block } from '../block.ts';

/** Groups of platforms, with their logos. */
export const platforms = block({
  kind: 'platforms',
  title: 'Ferramentas com as suas marcas',
  anchor: 'ferramentas',
  ground: 'quiet',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    groups: list(
      'Grupos',
      group('Grupo', {
        title: text('Título', { most: 60 }),
        text: optionalText('Texto', { help: 'Pode ficar vazio.', long: true }),
        platforms: list(
          'Ferramentas',
          group('Ferramenta', { name: text('Nome', { most: 40 }), mark: choice('Marca', platformNames) }),
        ),
      }),
    ),
    disclaimer: text('Ressalva', { help: 'De quem são as marcas.', long: true }),
  }),
});
