import type { Ground, Position } from './block.ts';
import { definitionOf, type Kind } from './blocks.ts';

/** The surroundings of a page's blocks. */
type Around = {
  /** The level of the first block's heading. */
  level: Position['level'];
  /** The background below the last block. */
  after?: Ground;
};

/** The position of each block of a page: neighbours have different backgrounds, and every block has its own URL. */
export function placesOf(blocks: readonly { kind: Kind }[], { level, after }: Around): Position[] {
  const ids = idsOf(blocks);
  const own = blocks.map(({ kind }) => definitionOf(kind).ground);
  // Below the header, which has the page's background, only a band in the page's colour has another background.
  const [first] = own;
  if (level === 1 && first && first !== 'accent') own[0] = 'page';
  const grounds = groundsOf(own, after);
  return ids.map((id, index) => ({
    id,
    level: index === 0 ? level : 2,
    ground: grounds[index] ?? 'page',
    below: index === ids.length - 1 ? after : grounds[index + 1],
    next: ids[index + 1] === undefined ? undefined : { href: `#${ids[index + 1]}` },
  }));
}

/** The fragments of the blocks' URLs: the second block of a kind ends in `-2`, and so on. */
export function idsOf(blocks: readonly { kind: Kind }[]): string[] {
  return blocks.map(({ kind }, index) => {
    const { anchor } = definitionOf(kind);
    const place = blocks.slice(0, index + 1).filter((one) => one.kind === kind).length;
    return place === 1 ? anchor : `${anchor}-${place}`;
  });
}

/** Each block's own background or, below a block with the same one, the first that neither neighbour has. */
export function groundsOf(own: readonly (Ground | undefined)[], after?: Ground): (Ground | undefined)[] {
  const grounds: (Ground | undefined)[] = [];
  for (const [index, wish] of own.entries()) {
    const above = grounds[index - 1];
    const isLast = index === own.length - 1;
    const below = isLast ? after : own[index + 1];
    const isTaken = wish !== undefined && (wish === above || (isLast && wish === after));
    grounds.push(isTaken ? neutral.find((one) => one !== above && one !== below) : wish);
  }
  return grounds;
}

const neutral: readonly Ground[] = ['page', 'surface', 'quiet'];
