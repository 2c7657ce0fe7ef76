import { CaptionedPhoto } from '#components/CaptionedPhoto/CaptionedPhoto.tsx';
import { RichText } from '#components/RichText/RichText.tsx';
import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { type BlockProps, targetIn } from '../pageContext.ts';
import type { text } from './fields.ts';
import styles from './Text.module.css';

/** A text: below its title and with a photo beside both; without a photo, beside its title. */
export function Text({ content, position, page }: BlockProps<typeof text>) {
  const { title, paragraphs, points, photo: beside } = content;
  const photo = beside?.photo;
  return (
    <Section position={position} title={title} columns>
      <div className={styles.root} {...sectionPlace(photo ? undefined : 'beside')}>
        <RichText text={paragraphs} targetOf={targetIn(page.links)} />
        {points && (
          <ul role="list" data-marks="">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
      {photo && <CaptionedPhoto photo={photo} caption={beside.caption} place="beside" />}
    </Section>
  );
}
