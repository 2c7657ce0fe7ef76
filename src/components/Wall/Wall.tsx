import { layMural, type MuralSpec, motifPath, squarePath, TILE } from '#lib/mural.ts';
import styles from './Wall.module.css';

const CENTRE = -TILE / 2;

/**
 * A wall that is laid row by row, tile after tile. Each tile is an element of its own, which
 * turns under the pointer; cells without a tile are transparent. At most one per page, because
 * it defines the motifs by id.
 */
export function Wall(spec: MuralSpec) {
  const tiles = layMural(spec);
  return (
    <div className={styles.root}>
      {upTo(spec.rows).map((row) => (
        <div key={row}>
          {upTo(spec.columns).map((column) => {
            const tile = tiles.find((one) => one.column === column && one.row === row);
            const first = row === 0 && column === 0;
            if (!tile && !first) return <span key={column} />;
            return (
              <svg
                key={column}
                width="1"
                height="1"
                viewBox={`${CENTRE} ${CENTRE} ${TILE} ${TILE}`}
                fill="none"
                color="transparent"
                aria-hidden
              >
                {first && <Motifs {...spec} />}
                {tile && (
                  <use
                    href={`#${tile.motif}`}
                    transform={tile.turn ? `rotate(${tile.turn * 90})` : undefined}
                    fill={`var(--${tile.pair[0]})`}
                    color={`var(--${tile.pair[1]})`}
                  />
                )}
              </svg>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Each motif, with its centre at the origin to turn around it. The ground inherits the tile's `fill`, the shape its `color`. */
function Motifs({ motifs }: MuralSpec) {
  return (
    <defs>
      {motifs.map((motif) => (
        <g key={motif} id={motif}>
          <path d={squarePath(CENTRE, CENTRE)} shapeRendering="crispEdges" />
          <path fill="currentColor" d={motifPath(motif, 0, CENTRE, CENTRE)} />
        </g>
      ))}
    </defs>
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
