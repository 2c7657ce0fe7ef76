import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { Photo } from '#lib/photo.ts';

/** The owner's pictures, by their addresses in the project. The alias is set in `astro.config.ts`. */
const files = import.meta.glob<ImageMetadata>('@imagens/*.{avif,jpeg,jpg,png,webp,AVIF,JPEG,JPG,PNG,WEBP}', {
  import: 'default',
});

type WithPicture = { picture?: string | undefined; alt?: string | undefined };

/** The picture that an item of the owner's has, cut to a place of that many pixels on a dense screen. */
export async function photoOf(
  { picture, alt }: WithPicture,
  width: number,
  height: number,
): Promise<Photo | undefined> {
  const load = Object.entries(files).find(([path]) => picture && path.endsWith(`/${picture}`))?.[1];
  if (!load || !alt) return undefined;
  // Its own size is not asked for: Astro publishes the original of what is read, with all that a camera wrote into it.
  const cut = { src: await load(), width, height, fit: 'cover' } as const;
  const [avif, webp] = await Promise.all([getImage({ ...cut, format: 'avif' }), getImage({ ...cut, format: 'webp' })]);
  return { avif: avif.src, webp: webp.src, width, height, alt };
}
