import type { Ground, Position } from './block.ts';
import { definitionOf, type Kind } from './blocks.ts';

/**
 * The position of each block of a page: every block has its own URL, and no two bands in the page's colour touch.
 * @param level The level of the first block's heading.
 */
export function positionsOf(blocks: readonly { kind: Kind }[], level: Position['level']): Position[] {
  const ids = idsOf(blocks);
  const grounds: Ground[] = [];
  for (const { kind } of blocks) {
    grounds.push(grounds.at(-1) === 'accent' ? 'page' : (definitionOf(kind).ground ?? 'page'));
  }
  // An opening has its own space below it.
  const isPlain = blocks.map(({ kind }, index) => grounds[index] === 'page' && !definitionOf(kind).first);
  return ids.map((id, index) => ({
    id,
    level: index === 0 ? level : 2,
    ground: grounds[index] ?? 'page',
    joins: Boolean(isPlain[index] && isPlain[index - 1]),
    next: ids[index + 1] === undefined ? undefined : { href: `#${ids[index + 1]}` },
  }));
}

/** The fragments of the blocks' URLs: the second block of a kind ends in `-2`, and so on. */
export function idsOf(blocks: readonly { kind: Kind }[]): string[] {
  return blocks.map(({ kind }, index) => {
    const { anchor } = definitionOf(kind);
    const count = blocks.slice(0, index + 1).filter((one) => one.kind === kind).length;
    return count === 1 ? anchor : `${anchor}-${count}`;
  });
}
