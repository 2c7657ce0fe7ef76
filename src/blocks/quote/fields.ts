import { call, optionalText, ownWords, text, webPage } from '#schema/fields.ts';
import { interfaceWords } from '#schema/interface.ts';
import { unquoted } from '#schema/normalise.ts';
import { block } from '../block.ts';
import { NO_INVENTION } from '../proof.ts';

/** A quote of one person. */
export const quote = block({
  kind: 'quote',
  title: 'Citação',
  anchor: 'citacao',
  ground: 'quiet',
  fields: () => ({
    title: optionalText('Título', { help: 'Pode ficar vazio.', most: 120 }),
    text: text('O que disse', {
      help: `${NO_INVENTION} Sem aspas: o site as põe.`,
      long: true,
      most: 400,
      tidy: unquoted,
    }),
    who: text('Quem disse', { most: 80 }),
    link: webPage('Endereço', 'Onde a pessoa disse isso, se alguém pode conferir. Pode ficar vazio.').optional(),
    ...ownWords({ source: call('Link para onde foi dito') }, interfaceWords.blocks.testimonials),
  }),
});
