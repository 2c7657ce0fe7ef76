import { item, list, sectionLead, sectionTitle } from '#schema/fields.ts';
import { block } from '../block.ts';

/** Numbered steps. */
export const steps = block({
  kind: 'steps',
  title: 'Passos numerados',
  anchor: 'passos',
  ground: 'surface',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    items: list('Passos', item('Passo'), { most: 12 }),
  }),
});
