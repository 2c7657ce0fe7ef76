import { titled } from '#lib/markdown.ts';
import { text } from '../schema/fields.ts';
import { withPicture } from '../schema/picture.ts';
import { proof, proofText, section } from './section.ts';

/** The team members. */
export const people = section(
  proof(
    'Pessoas',
    withPicture('Pessoa', 1, {
      name: text('Nome', { help: 'Sem foto, o nome desenha um azulejo.', most: 60 }),
      text: text('O que faz', { most: 120 }),
    }),
    {},
  ),
  {
    says: ({ title, items }) => proofText(title, items, ({ name, text }) => titled({ title: name, text })),
  },
);
