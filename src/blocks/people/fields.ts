import { text } from '#schema/fields.ts';
import { withPicture } from '#schema/picture.ts';
import { block, hasItems } from '../block.ts';
import { proof } from '../proof.ts';

/** The team members. */
export const people = block({
  kind: 'people',
  title: 'Pessoas',
  anchor: 'pessoas',
  ground: 'quiet',
  photo: { ratio: 1, widths: [280, 560], sizes: '(min-width: 44rem) min(21vw, 18rem), 43vw' },
  fields: () =>
    proof(
      'Pessoas',
      withPicture('Pessoa', 1, {
        name: text('Nome', { help: 'Sem foto, o nome desenha um azulejo.', most: 60 }),
        text: text('O que faz', { most: 120 }),
      }),
    ),
  shows: hasItems,
});
