import { group } from '#schema/fields.ts';
import { block, hasItems } from '../block.ts';
import { checkable, checked, proof, said, source } from '../proof.ts';

/** Testimonials, with links to their sources or the consent of the person. */
export const testimonials = block({
  kind: 'testimonials',
  title: 'Depoimentos',
  anchor: 'depoimentos',
  ground: 'quiet',
  fields: () => ({
    ...proof('Depoimentos', checked(group('Depoimento', { ...said, ...checkable }), 'who')),
    ...source,
  }),
  shows: hasItems,
});
