import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { people } from './fields.ts';

/** The team members. */
export function People({ content: { title, items = [] }, position }: BlockProps<typeof people>) {
  return (
    <Section position={position} title={title}>
      <PhotoCards items={items} square />
    </Section>
  );
}
