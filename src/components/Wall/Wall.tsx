import { layMural, type MuralSpec, motifPath, squarePath, TILE } from '#lib/mural.ts';
import styles from './Wall.module.css';

const CENTRE = -TILE / 2;

/**
 * A wall whose tiles appear one after the other. Each tile is an element of its own,
 * which the browser can animate without repainting; cells without a tile are
 * transparent. At most one per page, because it defines the motifs by id.
 */
export function Wall(spec: MuralSpec) {
  const tiles = layMural(spec);
  return (
    <div className={styles.root}>
      {inOrderOfLaying(spec).map(([column, row], index) => {
        const tile = tiles.find((one) => one.column === column && one.row === row);
        const key = `${column} ${row}`;
        if (!tile && index > 0) return <span key={key} />;
        return (
          <svg
            key={key}
            width="1"
            height="1"
            viewBox={`${CENTRE} ${CENTRE} ${TILE} ${TILE}`}
            fill="none"
            color="transparent"
            aria-hidden
          >
            {index === 0 && <Motifs {...spec} />}
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

/** Every cell in the order in which tiles appear: columns from right to left, each column from top to bottom. */
function inOrderOfLaying({ columns, rows }: MuralSpec): [column: number, row: number][] {
  return Array.from({ length: columns * rows }, (_, index) => [columns - 1 - Math.floor(index / rows), index % rows]);
}
