import { optionalText, webPage } from '#lib/schema/fields.ts';
import { block } from '../block.ts';
import { quoteFields } from '../evidence.ts';

export const quote = block({
  kind: 'quote',
  title: 'Citação',
  about: 'Uma frase de alguém, em letras grandes, com o nome.',
  picture: 'M4 4h2v3H4zM7 4h2v3H7zM11 4h9v2h-9zM11 7h7v2h-7zM11 11h5v1h-5z',
  anchor: 'citacao',
  fields: () => ({
    title: optionalText('Título', { help: 'Pode ficar vazio.', most: 120 }),
    ...quoteFields,
    link: webPage('Endereço', 'Onde a pessoa disse isso, se alguém pode conferir. Pode ficar vazio.').optional(),
  }),
});
