import type { Shown } from '#blocks/block.ts';
import { type Block, definitionOf, type PlacedBlock, viewOf } from '#blocks/blocks.ts';
import { placesOf } from '#blocks/places.ts';
import type { Links } from '#lib/links.ts';
import type { PhotoShape } from '#lib/photo.ts';
import { typesetAll } from '#lib/typography.ts';
import { shownBlocks } from './links.ts';
import { photoOf } from './pictures.ts';

/** The blocks that a page shows, each with its view, its position, and its content with typeset texts and photos. */
export async function placedBlocks(
  blocks: readonly Block[],
  links: Links,
  level: Parameters<typeof placesOf>[1],
): Promise<PlacedBlock[]> {
  const shown = shownBlocks(blocks, links);
  const places = placesOf(shown, level);
  const placed = places.map(async (place, index): Promise<PlacedBlock[]> => {
    const block = shown[index];
    if (!block) return [];
    // TypeScript cannot follow which groups get photos.
    const content = (await withPhotos(typesetAll(block), definitionOf(block.kind).photo)) as Shown<Block>;
    return [{ View: await viewOf(block.kind), content, place }];
  });
  return (await Promise.all(placed)).flat();
}

/** A value in which each group that names a picture also has the picture's files. */
async function withPhotos(value: unknown, shape: PhotoShape | undefined): Promise<unknown> {
  if (!shape || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((part) => withPhotos(part, shape)));
  const fields = Object.entries(value).map(async ([key, part]) => [key, await withPhotos(part, shape)] as const);
  const photo = await photoOf(value, shape);
  return { ...Object.fromEntries(await Promise.all(fields)), ...(photo && { photo }) };
}
