import { getImage } from 'astro:assets';
import type { Photo } from '#lib/photo.ts';
import { pictures } from '../../.astro/pictures.ts';

type WithPicture = { picture?: string | undefined; focus?: string | undefined; alt?: string | undefined };

/**
 * An item's picture, cropped to `width` by `height` pixels. Every screen gets this one size.
 * @throws if the file is missing, so that no picture is omitted silently.
 */
export async function photoOf(
  { picture, focus, alt = '' }: WithPicture,
  width: number,
  height: number,
): Promise<Photo | undefined> {
  if (!picture) return undefined;
  const src = pictures[picture];
  if (!src) throw new Error(`“${picture}” não está entre as fotos da pasta.`);
  // Does not read the width or height of `src`: Astro would then publish the original, with its camera metadata.
  const cut = { src, width, height, fit: 'cover', ...(focus && { position: focus }) } as const;
  const [avif, webp] = await Promise.all([getImage({ ...cut, format: 'avif' }), getImage({ ...cut, format: 'webp' })]);
  return { avif: avif.src, webp: webp.src, width, height, alt };
}
