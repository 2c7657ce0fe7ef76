import { call, group, ownWords, text, webPage } from '#schema/fields.ts';
import { interfaceWords } from '#schema/interface.ts';
import { unquoted } from '#schema/normalise.ts';
import { block, hasItems } from '../block.ts';
import { NO_INVENTION, proof } from '../proof.ts';

/** Testimonials, with links to their sources. */
export const testimonials = block({
  kind: 'testimonials',
  title: 'Depoimentos',
  anchor: 'depoimentos',
  ground: 'quiet',
  fields: () => ({
    ...proof(
      'Depoimentos',
      group('Depoimento', {
        text: text('O que disse', {
          help: `${NO_INVENTION} Sem aspas: o site as põe.`,
          long: true,
          most: 400,
          tidy: unquoted,
        }),
        who: text('Quem disse', { most: 80 }),
        link: webPage('Endereço', 'Obrigatório: onde a pessoa disse isso, para que quem lê possa conferir.'),
      }),
    ),
    ...ownWords({ source: call('Link para onde foi dito') }, interfaceWords.blocks.testimonials),
  }),
  shows: hasItems,
});
