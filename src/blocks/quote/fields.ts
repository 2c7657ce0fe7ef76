import { group, optionalWebPage, sectionTitle, text } from '#lib/schema/fields.ts';
import { unquoted } from '#lib/schema/normalise.ts';
import { block, hasItems } from '../block.ts';
import { evidence, itemFields, NO_INVENTION, withEvidence } from '../evidence.ts';

/** The words of a person, and the person. */
const quoteFields = {
  text: text('O que disse', { long: true, most: 400, tidy: unquoted }).describe(
    `${NO_INVENTION} Sem aspas: o site as põe.`,
  ),
  who: text('Quem disse', { most: 80 }),
};

export const quote = block({
  kind: 'quote',
  title: 'Citação',
  about: 'Uma frase de alguém, em letras grandes, com o nome.',
  picture: 'M4 4h2v3H4zM7 4h2v3H7zM11 4h9v2h-9zM11 7h7v2h-7zM11 11h5v1h-5z',
  anchor: 'citacao',
  fields: () => ({
    title: sectionTitle.optional().describe('Pode ficar vazio.'),
    ...quoteFields,
    link: optionalWebPage('Endereço').describe('Onde a pessoa disse isso, se alguém pode conferir. Pode ficar vazio.'),
  }),
});

export const testimonials = block({
  kind: 'testimonials',
  title: 'Depoimentos',
  about: 'O que dizem de vocês, com o nome de quem disse.',
  picture: 'M2 3h9v7H2zM13 3h9v7h-9zM3 12h4v1H3zM14 12h4v1h-4z',
  anchor: 'depoimentos',
  fields: () => itemFields('Depoimentos', withEvidence(group('Depoimento', { ...quoteFields, ...evidence }), 'who')),
  shows: hasItems,
});
