import { text, webPage } from '../schema/fields.ts';
import { withPicture } from '../schema/picture.ts';
import { NO_INVENTION, proof } from './proof.ts';

/** The owner's portfolio, with a link to each work. */
export const works = proof(
  'Trabalhos',
  withPicture('Trabalho', 1.5, {
    title: text('Título', { most: 60 }),
    text: text('Uma frase', { help: NO_INVENTION, most: 160 }),
    link: webPage('Endereço', 'Obrigatório: onde o trabalho pode ser visto.'),
  }),
  {},
);
