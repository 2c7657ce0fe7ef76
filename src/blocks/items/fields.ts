import { item, list, sectionLead, sectionTitle } from '#lib/schema/fields.ts';
import { block } from '../block.ts';

export const items = block({
  kind: 'items',
  title: 'Itens: cada um com título e texto',
  about: 'Textos lado a lado: o que a pessoa recebe, uma coisa em cada um.',
  picture: 'M2 3h6v10H2zM9 3h6v10H9zM16 3h6v10h-6z',
  anchor: 'itens',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    items: list('Itens', item('Item')),
  }),
});
