import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import { anchors, type Target } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import type { HomeProps } from './props.ts';

export type WorkProps = { title: string; text: string; to: Target; photo?: Photo | undefined };

/** The works that the owner shows, with links to them. */
export function Works({ content: { works: content }, works }: HomeProps) {
  if (works.length === 0) return null;
  return (
    <Section id={anchors.works} anchor title={content.title}>
      <PhotoCards items={works.map(({ title, ...work }) => ({ ...work, name: title }))} />
    </Section>
  );
}
