import { text } from '#lib/schema/fields.ts';
import { withPicture } from '#lib/schema/picture.ts';
import { block, hasItems } from '../block.ts';
import { itemFields } from '../evidence.ts';

export const people = block({
  kind: 'people',
  title: 'Pessoas',
  about: 'A equipe, com foto, nome e o que cada pessoa faz.',
  picture: 'M2 3h4v5H2zM7 3h4v5H7zM12 3h4v5h-4zM17 3h4v5h-4zM2 10h3v1H2zM7 10h3v1H7zM12 10h3v1h-3zM17 10h3v1h-3z',
  anchor: 'pessoas',
  photo: { ratio: 1, widths: [280, 560], sizes: '(min-width: 44rem) min(21vw, 18rem), 43vw' },
  fields: () =>
    itemFields(
      'Pessoas',
      withPicture('Pessoa', true, {
        name: text('Nome', { most: 60 }).describe('Sem foto, o nome desenha um azulejo.'),
        text: text('O que faz', { most: 120 }),
      }),
    ),
  shows: hasItems,
});
