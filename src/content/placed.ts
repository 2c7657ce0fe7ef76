import type { Shown } from '#blocks/block.ts';
import { type Block, definitionOf, type PlacedBlock, viewOf } from '#blocks/blocks.ts';
import { placesOf } from '#blocks/places.ts';
import type { Links } from '#lib/links.ts';
import { marked } from '#lib/origin.ts';
import type { PhotoShape } from '#lib/photo.ts';
import { typeset } from '#lib/typography.ts';
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
    // The function keeps the type of its value, which TypeScript cannot follow.
    const content = (await prepared(block, definitionOf(block.kind).photo)) as Shown<Block>;
    return [{ View: await viewOf(block.kind), content, place }];
  });
  return (await Promise.all(placed)).flat();
}

/** A value with typeset texts. Each group that names a picture also has the picture's files. */
async function prepared(value: unknown, shape: PhotoShape | undefined): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  const shown = (part: unknown, key: PropertyKey) =>
    typeof part === 'string' ? marked(typeset(part), value, key) : prepared(part, shape);
  if (Array.isArray(value)) return Promise.all(value.map(shown));
  const fields = Object.entries(value).map(async ([key, part]) => {
    // The name of a link must stay the same.
    return [key, key === 'to' ? part : await shown(part, key)] as const;
  });
  const photo = shape && (await photoOf(value, shape));
  return { ...Object.fromEntries(await Promise.all(fields)), ...(photo && { photo }) };
}
