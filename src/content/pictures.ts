import { getImage } from 'astro:assets';
import { parseFocus } from '#lib/focus.ts';
import type { Photo, PhotoShape } from '#lib/photo.ts';
import { pictures } from '../../.astro/pictures.ts';

type WithPicture = { picture?: string | undefined; focus?: string | undefined; alt?: string | undefined };

/**
 * The files of the picture of a group of fields, in two formats and several widths; undefined if it names no picture.
 * @throws if the file is missing, so that no picture is omitted silently.
 */
export async function photoOf(
  { picture, focus, alt = '' }: WithPicture,
  shape: PhotoShape,
): Promise<Photo | undefined> {
  if (picture === undefined) return undefined;
  const src = pictures[picture];
  if (!src) throw new Error(`“${picture}” não está entre as fotos da pasta.`);
  const { ratio, whole, sizes } = shape;
  const widths = [...shape.widths];
  const width = Math.max(...widths);
  const cut = ratio && (focus || !whole) && { height: Math.round(width / ratio), fit: 'cover', position: focus };
  // Does not read the width or height of `src`: Astro would then publish the original, with its camera metadata.
  const files = (format: 'avif' | 'webp') => getImage({ src, width, widths, ...cut, format });
  const [avif, webp] = await Promise.all([files('avif'), files('webp')]);
  const { height } = webp.attributes;
  const point = cut ? undefined : parseFocus(focus ?? '');
  // Outwards, because a narrow space shows a third of the picture: 80 % is in the middle of the last third.
  const step = (percent: number) => Math.min(100, Math.max(0, 25 * Math.round((percent - 20) / 15)));
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    // The largest file of the set. `webp.src` would be one more file.
    src: webp.srcSet.values.at(-1)?.url ?? '',
    sizes,
    width,
    height: Number(height),
    ...(point && { x: step(point.x), y: step(point.y) }),
    alt,
  };
}
