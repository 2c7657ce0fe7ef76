import { text, webPage } from '#schema/fields.ts';
import { withPicture } from '#schema/picture.ts';
import { block, hasItems } from '../block.ts';
import { NO_INVENTION, proof } from '../proof.ts';

/** The owner's portfolio, with a link to each work. */
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
      withPicture('Trabalho', 1.5, {
        title: text('Título', { most: 60 }),
        text: text('Uma frase', { help: NO_INVENTION, most: 160 }),
        link: webPage('Endereço', 'Obrigatório: onde o trabalho pode ser visto.'),
      }),
    ),
  shows: hasItems,
});
