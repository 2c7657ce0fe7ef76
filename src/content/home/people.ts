import { text } from '../schema/fields.ts';
import { withPicture } from '../schema/picture.ts';
import { proof } from './proof.ts';

/** The team members. */
export const people = proof(
  'Pessoas',
  withPicture('Pessoa', 1, {
    name: text('Nome', { help: 'Sem foto, o nome desenha um azulejo.', most: 60 }),
    text: text('O que faz', { most: 120 }),
  }),
  {},
);
