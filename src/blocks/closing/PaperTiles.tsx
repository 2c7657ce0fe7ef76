import { motifPath, muralTiles, TILE } from '#look/walls/mural.ts';
import { type ServiceTile, serviceMural } from '#look/walls/walls.ts';
import styles from './PaperTiles.module.css';

const COLUMNS = 2;
const ROWS = 3;

/** A sheet of six tiles of the page's pattern, as outlines between dashed lines, to cut out. Only print shows it. */
export function PaperTiles({ caption, tile }: { caption: string; tile: ServiceTile }) {
  const tiles = muralTiles(serviceMural(tile, COLUMNS, ROWS));
  return (
    <figure className={styles.root} data-paper="">
      <figcaption>{caption}</figcaption>
      <svg
        width={COLUMNS}
        height={ROWS}
        viewBox={`0 0 ${COLUMNS * TILE} ${ROWS * TILE}`}
        fill="none"
        strokeWidth="0.2"
        aria-hidden
      >
        <path
          d={tiles.map(({ motif, turn, column, row }) => motifPath(motif, turn, column * TILE, row * TILE)).join('')}
        />
        <path strokeDasharray="1" d={CUTS} />
      </svg>
    </figure>
  );
}

/** Neighbouring tiles share a line, so that seven straight cuts are enough. */
const CUTS = [
  ...[0, 1, 2, 3].map((row) => `M0 ${row * TILE}h${COLUMNS * TILE}`),
  ...[0, 1, 2].map((column) => `M${column * TILE} 0v${ROWS * TILE}`),
].join('');
