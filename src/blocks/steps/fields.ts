import { item, list, sectionLead, sectionTitle } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const steps = block({
  kind: 'steps',
  title: 'Passos numerados',
  about: 'O que acontece primeiro, depois e por fim, com números.',
  picture: 'M3 3h2v2H3zM7 3h13v1H7zM3 7h2v2H3zM7 7h11v1H7zM3 11h2v2H3zM7 11h12v1H7z',
  anchor: 'passos',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    items: list('Passos', item('Passo'), { most: 12 }),
  }),
});
