import { group, webPage } from '#schema/fields.ts';
import { block, hasItems } from '../block.ts';
import { proof, said, source } from '../proof.ts';

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
        ...said,
        link: webPage('Endereço', 'Obrigatório: onde a pessoa disse isso, para que quem lê possa conferir.'),
      }),
    ),
    ...source,
  }),
  shows: hasItems,
});
