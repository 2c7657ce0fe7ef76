import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import { anchors } from '#lib/links.ts';
import type { HomeProps } from './props.ts';

/** The team members. */
export function People({ content: { people: content }, people }: HomeProps) {
  if (people.length === 0) return null;
  return (
    <Section id={anchors.people} anchor title={content.title} tone="quiet">
      <PhotoCards items={people} square />
    </Section>
  );
}
