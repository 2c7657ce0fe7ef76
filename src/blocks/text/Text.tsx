import { CaptionedPhoto } from '#components/CaptionedPhoto/CaptionedPhoto.tsx';
import { Points } from '#components/Points/Points.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import type { text } from './fields.ts';
import styles from './Text.module.css';

/** Paragraphs below their title, with a photo beside them, or beside their title without one. */
export function Text({ content: { title, paragraphs, points, photo: beside }, place }: BlockProps<typeof text>) {
  const photo = beside?.photo;
  return (
    <Section {...place} title={title} columns>
      <div className={styles.root} data-place={photo ? undefined : 'beside'}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {points && <Points items={points} />}
      </div>
      {photo && <CaptionedPhoto photo={photo} caption={beside.caption} place="beside" />}
    </Section>
  );
}
