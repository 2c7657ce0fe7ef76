import type { Shown } from '#blocks/block.ts';
import { type Block, definitionOf } from '#blocks/blocks.ts';
import { positionsOf } from '#blocks/positions.ts';
import { type PlacedBlock, placed } from '#blocks/views.ts';
import type { Links } from '#lib/links.ts';
import type { PhotoShape } from '#lib/photo.ts';
import { valueAt } from '#lib/schema/json.ts';
import { textsNamed } from '#lib/texts.ts';
import { typesetAll } from '#lib/typography.ts';
import { photoOf } from './pictures.ts';
import { shownBlocks } from './siteLinks.ts';

/** The blocks that a page shows, each with its view, its position, and its content with typeset texts and photos. */
export async function placedBlocks(
  blocks: readonly Block[],
  links: Links,
  level: Parameters<typeof positionsOf>[1],
): Promise<PlacedBlock[]> {
  const shown = shownBlocks(blocks, links);
  const positions = positionsOf(shown, level);
  const views = positions.map(async (position, index): Promise<PlacedBlock[]> => {
    const block = shown[index];
    if (!block) return [];
    const content = await withPhotos(block, definitionOf(block.kind).photo);
    return [await placed(block.kind, content, position)];
  });
  return (await Promise.all(views)).flat();
}

/** A block with typeset texts, in which each group that names a picture also has the picture's files. */
async function withPhotos(block: Block, shape: PhotoShape | undefined): Promise<Shown<Block>> {
  const content = typesetAll(block);
  if (!shape) return content;
  const groups = textsNamed('picture', content).map(({ path }) => valueAt(content, path.slice(0, -1)) as object);
  await Promise.all(groups.map(async (group) => Object.assign(group, { photo: await photoOf(group, shape) })));
  return content;
}
