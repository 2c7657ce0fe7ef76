import { Picture } from '#components/Picture/Picture.tsx';
import { type Place, sectionPlace } from '#components/Section/place.ts';
import type { Photo } from '#lib/photo.ts';
import styles from './CaptionedPhoto.module.css';

type CaptionedPhotoProps = { photo: Photo; caption?: string | undefined; place?: Place };

/** A photo with its own ratio, as wide as its container, above its caption. */
export function CaptionedPhoto({ photo, caption, place }: CaptionedPhotoProps) {
  return (
    <figure className={styles.root} {...sectionPlace(place)} data-high={photo.height > photo.width || undefined}>
      <Picture {...photo} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
