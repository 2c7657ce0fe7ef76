import { getImage } from 'astro:assets';
import type { Photo } from '#lib/photo.ts';
import { pictures } from '../../.astro/pictures.ts';

type WithPicture = { picture?: string | undefined; alt?: string | undefined };

/** The picture that an item of the owner's has, cut to a place of that many pixels on a dense screen. */
export async function photoOf(
  { picture, alt }: WithPicture,
  width: number,
  height: number,
): Promise<Photo | undefined> {
  const src = picture && pictures[picture];
  if (!src || !alt) return undefined;
  // Its own size is not asked for: Astro publishes the original of what is read, with all that a camera wrote into it.
  const cut = { src, width, height, fit: 'cover' } as const;
  const [avif, webp] = await Promise.all([getImage({ ...cut, format: 'avif' }), getImage({ ...cut, format: 'webp' })]);
  return { avif: avif.src, webp: webp.src, width, height, alt };
}
