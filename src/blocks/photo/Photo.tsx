import { CaptionedPhoto } from '#components/CaptionedPhoto/CaptionedPhoto.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { photo } from './fields.ts';
import styles from './Photo.module.css';

/** The attribute `sizes` of photos in rows, by their number. */
const sizes: Readonly<Record<number, string>> = {
  2: '(min-width: 44rem) min(43vw, 37rem), 90vw',
  3: '(min-width: 44rem) min(28vw, 24rem), 90vw',
  4: '(min-width: 44rem) min(43vw, 37rem), 90vw',
};

/** The attribute `sizes` of a single photo that is higher than wide. */
const HIGH = 'min(90vw, 32rem)';

/** One photo in the width of the page, or up to four in rows. */
export function Photo({ content: { title, items }, position }: BlockProps<typeof photo>) {
  return (
    <Section position={position} title={title}>
      <div className={styles.root} data-count={items.length}>
        {items.map(({ photo, caption }) => {
          if (!photo) return null;
          const alone = photo.height > photo.width ? HIGH : photo.sizes;
          return (
            <CaptionedPhoto
              key={photo.src}
              photo={{ ...photo, sizes: sizes[items.length] ?? alone }}
              caption={caption}
            />
          );
        })}
      </div>
    </Section>
  );
}
