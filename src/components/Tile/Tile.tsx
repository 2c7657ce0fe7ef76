import { type Motif, motifPath, type Pair, squarePath, TILE, type Turn } from '#look/walls/mural.ts';

type TileProps = { motif: Motif; pair: Pair; turn?: Turn };

/** A single tile. It fills its container; without styles it is one pixel large and has no colours. */
export function Tile({ motif, pair: [ground, shape], turn = 0 }: TileProps) {
  return (
    <svg width="1" height="1" viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden>
      <path fill={`var(--${ground})`} d={squarePath()} />
      <path fill={`var(--${shape})`} d={motifPath(motif, turn)} />
    </svg>
  );
}
