import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import { anchors } from '#lib/links.ts';
import type { HomeProps } from './props.ts';

/** The works that the owner shows, with links to them. */
export function Works({ content: { works: content }, works }: HomeProps) {
  if (works.length === 0) return null;
  return (
    <Section id={anchors.works} anchor title={content.title}>
      <PhotoCards items={works.map(({ title, ...work }) => ({ ...work, name: title }))} />
    </Section>
  );
}
