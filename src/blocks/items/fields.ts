import { item, list, sectionLead, sectionTitle } from '#schema/fields.ts';
import { block } from '../block.ts';

/** Items with a title, a text and a tile. */
export const items = block({
  kind: 'items',
  title: 'Itens: cada um com título e texto',
  anchor: 'itens',
  ground: 'surface',
  fields: () => ({
    title: sectionTitle,
    lead: sectionLead,
    items: list('Itens', item('Item')),
  }),
});
