import { colourLayers, muralTiles, TILE } from '#look/walls/mural.ts';
import { firstPair, type ServiceTile, serviceMural } from '#look/walls/walls.ts';

/** Two, three and four steps have equal shares of it. */
const COLUMNS = 12;

/** A wall in parts of equal width, one for each step. Each part is one tile higher than the part before it. */
export function Staircase({ tile, steps }: { tile: ServiceTile; steps: number }) {
  const pair = firstPair(tile.accent);
  const share = COLUMNS / steps;
  const tiles = muralTiles({ ...serviceMural(tile, COLUMNS, steps), pairs: [pair] }).filter(
    ({ column, row }) => row + Math.floor(column / share) >= steps - 1,
  );
  const [width, height] = [COLUMNS * TILE, steps * TILE];
  const climb = `v-${TILE}h${share * TILE}`.repeat(steps);
  return (
    <svg width={COLUMNS} height={steps} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden>
      <path fill={`var(--${pair[0]})`} d={`M0 ${height}${climb}v${height}z`} />
      {colourLayers(tiles).map(({ colour, d }) => (
        <path key={colour} fill={`var(--${colour})`} d={d} />
      ))}
    </svg>
  );
}
