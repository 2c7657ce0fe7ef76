import type { Photo as Sources } from '#lib/photo.ts';
import styles from './Photo.module.css';

/** A picture that is fetched when it comes near. It fills its place, which has a height of its own. */
export function Photo({ avif, webp, width, height, alt }: Sources) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img className={styles.root} src={webp} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
