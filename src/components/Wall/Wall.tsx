import { layMural, type MuralSpec, motifPath, squarePath, TILE, type Tile } from '#lib/mural.ts';
import styles from './Wall.module.css';

/**
 * A wall still being laid: each tile is an element of its own, so that it can
 * move, and cells without a tile show what lies behind.
 * One a page, for it defines the motifs by id.
 */
export function Wall(spec: MuralSpec) {
  return (
    <svg className={styles.root} viewBox={`0 0 ${spec.columns * TILE} ${spec.rows * TILE}`} aria-hidden>
      <defs>
        {spec.motifs.map((motif) => (
          <g key={motif} id={motif}>
            {/* The ground inherits the tile's fill; the shape takes its colour. */}
            <path d={squarePath(-TILE / 2, -TILE / 2)} shapeRendering="crispEdges" />
            <path fill="currentColor" d={motifPath(motif, 0, -TILE / 2, -TILE / 2)} />
          </g>
        ))}
      </defs>
      {inOrderOfLaying(layMural(spec)).map(({ column, row, motif, pair: [ground, shape], turn }) => (
        // The place is its parent's, so that a tile turns and grows about its own centre.
        <g key={`${column} ${row}`} transform={`translate(${(column + 0.5) * TILE} ${(row + 0.5) * TILE})`}>
          <use
            href={`#${motif}`}
            transform={turn ? `rotate(${turn * 90})` : undefined}
            fill={`var(--${ground})`}
            color={`var(--${shape})`}
          />
        </g>
      ))}
    </svg>
  );
}

/** From the dense side, on the right, towards the text. */
function inOrderOfLaying(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => other.column - one.column || one.row - other.row);
}
