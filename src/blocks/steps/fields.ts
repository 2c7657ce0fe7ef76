import { item, list, optionalText, sectionTitle } from '#schema/fields.ts';
import { block } from '../block.ts';

/** Numbered steps. */
export const steps = block({
  kind: 'steps',
  title: 'Passos numerados',
  anchor: 'passos',
  ground: 'surface',
  fields: () => ({
    title: sectionTitle,
    lead: optionalText('Texto', { help: 'Pode ficar vazio.', long: true }),
    items: list('Passos', item('Passo'), { most: 12 }),
  }),
});
