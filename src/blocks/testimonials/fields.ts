import { group } from '#lib/schema/fields.ts';
import { block, hasItems } from '../block.ts';
import { evidence, itemFields, quoteFields, withEvidence } from '../evidence.ts';

export const testimonials = block({
  kind: 'testimonials',
  title: 'Depoimentos',
  about: 'O que dizem de vocês, com o nome de quem disse.',
  picture: 'M2 3h9v7H2zM13 3h9v7h-9zM3 12h4v1H3zM14 12h4v1h-4z',
  anchor: 'depoimentos',
  fields: () => itemFields('Depoimentos', withEvidence(group('Depoimento', { ...quoteFields, ...evidence }), 'who')),
  shows: hasItems,
});
