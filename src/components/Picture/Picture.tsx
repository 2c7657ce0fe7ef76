import type { Photo } from '#lib/photo.ts';
import styles from './Picture.module.css';

type PictureProps = Photo & {
  /** Whether the picture is in the page's first screen: then it loads at once. */
  isFirst?: boolean;
};

/** A picture that loads when it comes near the viewport. Its container sets its size. */
export function Picture({ avif, webp, src, sizes, width, height, x, y, alt, isFirst = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        srcSet={webp}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        alt={alt}
        className={styles.root}
        data-x={x}
        data-y={y}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
