import type { Photo } from '#lib/photo.ts';

/** A picture that loads when it comes near the viewport. Its container sets its size. */
export function Picture({ avif, webp, src, sizes, width, height, alt }: Photo) {
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
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
