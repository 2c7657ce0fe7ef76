import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Photo } from '#lib/photo.ts';

/** The owner's pictures, by their addresses in the project. The alias is set in `astro.config.ts`. */
const files = import.meta.glob<ImageMetadata>('@imagens/*.{avif,jpeg,jpg,png,webp,AVIF,JPEG,JPG,PNG,WEBP}', {
  import: 'default',
});

type WithPicture = { picture?: string | undefined; alt?: string | undefined };

/**
 * The picture that an item of the owner's has, cut to a place: never larger than it is.
 * @param width How wide the place is on the densest of screens, in pixels.
 * @param ratio How many times wider than high.
 */
export async function photoOf({ picture, alt }: WithPicture, width: number, ratio: number): Promise<Photo | undefined> {
  const load = Object.entries(files).find(([path]) => picture && path.endsWith(`/${picture}`))?.[1];
  if (!load || !alt) return undefined;
  const src = await load();
  const size = Math.round(Math.min(width, src.width, src.height * ratio));
  const cut = { src, width: size, height: Math.round(size / ratio), fit: 'cover' } as const;
  const [avif, webp] = await Promise.all([getImage({ ...cut, format: 'avif' }), getImage({ ...cut, format: 'webp' })]);
  return { avif: avif.src, webp: webp.src, width: cut.width, height: cut.height, alt };
}
