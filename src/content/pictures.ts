import { getImage } from 'astro:assets';
import type { Photo } from '#lib/photo.ts';
import { pictures } from '../../.astro/pictures.ts';

type WithPicture = { picture?: string | undefined; focus?: string | undefined; alt?: string | undefined };

/**
 * The picture that an item of the owner's has, cut to a place of that many pixels on a dense screen.
 * @throws if there is no such file, so that no picture is left out without a word.
 */
export async function photoOf(
  { picture, focus, alt = '' }: WithPicture,
  width: number,
  height: number,
): Promise<Photo | undefined> {
  if (!picture) return undefined;
  const src = pictures[picture];
  if (!src) throw new Error(`“${picture}” não está entre as fotos da pasta.`);
  // Its own size is not asked for: Astro publishes the original of what is read, with all that a camera wrote into it.
  const cut = { src, width, height, fit: 'cover', ...(focus && { position: focus }) } as const;
  const [avif, webp] = await Promise.all([getImage({ ...cut, format: 'avif' }), getImage({ ...cut, format: 'webp' })]);
  return { avif: avif.src, webp: webp.src, width, height, alt };
}
