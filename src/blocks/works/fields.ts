import { cardPhoto } from '#lib/photo.ts';
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
  photo: cardPhoto,
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
