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
            <path d={squarePath()} shapeRendering="crispEdges" />
            <path fill="currentColor" d={motifPath(motif)} />
          </g>
        ))}
      </defs>
      {inOrderOfLaying(layMural(spec)).map(({ column, row, motif, pair: [ground, shape], turn }) => (
        <use
          key={`${column} ${row}`}
          className={styles.tile}
          data-turn={turn || undefined}
          href={`#${motif}`}
          x={column * TILE}
          y={row * TILE}
          // Not `fill-box`: Chromium 156 leaves a <use>'s x and y out of it.
          {...turnAbout((column + 0.5) * TILE, (row + 0.5) * TILE)}
          fill={`var(--${ground})`}
          color={`var(--${shape})`}
        />
      ))}
    </svg>
  );
}

/** From the dense side, on the right, towards the text. */
function inOrderOfLaying(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => other.column - one.column || one.row - other.row);
}

/** An SVG presentation attribute that React writes and its types lack. */
function turnAbout(x: number, y: number): object {
  return { transformOrigin: `${x} ${y}` };
}
