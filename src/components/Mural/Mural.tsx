import { coats, layMural, type MuralSpec, squarePath, TILE, type Tile } from '#lib/mural.ts';
import styles from './Mural.module.css';

/** `id` names the tiles for a `<use>` elsewhere in the page. */
type MuralProps = MuralSpec & { id?: string };

/**
 * A wall on one ground colour, as large as its place and cut at the right and
 * at the bottom. A few paths, whatever the number of tiles.
 */
export function Mural({ id, ...spec }: MuralProps) {
  const width = spec.columns * TILE;
  const height = spec.rows * TILE;
  const tiles = layMural(spec);
  return (
    <svg className={styles.root} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin slice" aria-hidden>
      <g id={id}>
        <path fill={`var(--${spec.pairs[0][0]})`} d={groundPath(tiles, width, height)} />
        {coats(tiles).map(({ colour, d }) => (
          <path key={colour} fill={`var(--${colour})`} d={d} />
        ))}
      </g>
    </svg>
  );
}

/** The squares under the tiles; under a full wall one, a unit larger on each side, so that no edge of it is half a pixel. */
function groundPath(tiles: readonly Tile[], width: number, height: number): string {
  if (tiles.length * TILE * TILE === width * height) return `M-1-1h${width + 2}v${height + 2}H-1z`;
  return tiles.map(({ column, row }) => squarePath(column * TILE, row * TILE)).join('');
}
