import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import { type BlockProps, otherSite } from '../pageContext.ts';
import type { works } from './fields.ts';

/** The works that the owner shows, with links to them. */
export function Works({ content: { title, items = [] }, position }: BlockProps<typeof works>) {
  return (
    <Section position={position} title={title}>
      <PhotoCards
        items={items.map((work) => ({
          ...work,
          name: work.title,
          ...(work.client && { details: [{ text: work.client }] }),
          ...(work.link && { to: otherSite(work.link) }),
        }))}
      />
    </Section>
  );
}
