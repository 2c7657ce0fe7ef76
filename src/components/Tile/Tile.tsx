import { type Motif, motifPath, type Pair, TILE, type Turn } from '#look/walls/mural.ts';

type TileProps = { motif: Motif; pair: Pair; turn?: Turn };

/** A single tile. It fills its container; without styles it is one pixel large. Its background is its `color` (base.css). */
export function Tile({ motif, pair: [ground, shape], turn = 0 }: TileProps) {
  return (
    <svg
      width="1"
      height="1"
      viewBox={`0 0 ${TILE} ${TILE}`}
      color={`var(--${ground})`}
      fill={`var(--${shape})`}
      aria-hidden
    >
      <path d={motifPath(motif, turn)} />
    </svg>
  );
}
