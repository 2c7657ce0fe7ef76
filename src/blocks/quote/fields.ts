import { optionalText, webPage } from '#schema/fields.ts';
import { block } from '../block.ts';
import { said, source } from '../proof.ts';

/** A quote of one person. */
export const quote = block({
  kind: 'quote',
  title: 'Citação',
  anchor: 'citacao',
  ground: 'quiet',
  fields: () => ({
    title: optionalText('Título', { help: 'Pode ficar vazio.', most: 120 }),
    ...said,
    link: webPage('Endereço', 'Onde a pessoa disse isso, se alguém pode conferir. Pode ficar vazio.').optional(),
    ...source,
  }),
});
