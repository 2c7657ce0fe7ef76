import { optionalText, text } from '#schema/fields.ts';
import { withPicture } from '#schema/picture.ts';
import { block, hasItems } from '../block.ts';
import { checkable, checked, NO_INVENTION, proof } from '../proof.ts';

/** The owner's portfolio, with a link to each work or the name of its client. */
export const works = block({
  kind: 'works',
  title: 'Trabalhos',
  anchor: 'trabalhos',
  ground: 'page',
  photo: {
    ratio: 1.5,
    widths: [390, 780],
    sizes: '(min-width: 62rem) min(28vw, 24rem), (min-width: 44rem) 43vw, 90vw',
  },
  fields: () =>
    proof(
      'Trabalhos',
      checked(
        withPicture('Trabalho', 1.5, {
          title: text('Título', { most: 60 }),
          text: text('Uma frase', { help: NO_INVENTION, most: 160 }),
          client: optionalText('Cliente', { help: 'O nome, se o cliente autorizou.', most: 80 }),
          ...checkable,
        }),
        'client',
      ),
    ),
  shows: hasItems,
});
