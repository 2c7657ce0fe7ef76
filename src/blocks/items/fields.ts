import { item, list, optionalText, sectionTitle } from '#schema/fields.ts';
import { block } from '../block.ts';

/** Items with a title, a text and a tile. */
export const items = block({
  kind: 'items',
  title: 'Itens: cada um com título e texto',
  anchor: 'itens',
  ground: 'surface',
  fields: () => ({
    title: sectionTitle,
    lead: optionalText('Texto', { help: 'Pode ficar vazio.', long: true }),
    items: list('Itens', item('Item')),
  }),
});
