import type { Block, BlockOf, Kind } from '../src/blocks/blocks.ts';

/** The first block of a kind on a page of the demonstration. */
export function blockOf<Name extends Kind>({ blocks }: { blocks: readonly Block[] }, kind: Name): BlockOf<Name> {
  const block = blocks.find((one): one is BlockOf<Name> => one.kind === kind);
  if (!block) throw new Error(`The page has no block ${kind}.`);
  return block;
}
