import { colourLayers, type MuralSpec, muralTiles, TILE } from '#look/walls/mural.ts';
import styles from './Mural.module.css';

type MuralProps = Omit<MuralSpec, 'density'> & {
  /** The id of the tiles, for a `<use>` elsewhere in the page. */
  id?: string | undefined;
};

/**
 * A tile pattern without empty cells, on one background colour. It fills its container and is cropped at the right and
 * at the bottom. It has only a few paths, whatever the number of tiles.
 */
export function Mural({ id, ...spec }: MuralProps) {
  const width = spec.columns * TILE;
  const height = spec.rows * TILE;
  const tiles = (
    <>
      {/* One unit larger on each side, so that the edges are not antialiased. */}
      <path fill={`var(--${spec.pairs[0][0]})`} d={`M-1-1h${width + 2}v${height + 2}H-1z`} />
      {colourLayers(muralTiles(spec)).map(({ colour, d }) => (
        <path key={colour} fill={`var(--${colour})`} d={d} />
      ))}
    </>
  );
  return (
    <svg
      className={styles.root}
      width="1"
      height="1"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      preserveAspectRatio="xMinYMin slice"
      aria-hidden
    >
      {id ? <g id={id}>{tiles}</g> : tiles}
    </svg>
  );
}
