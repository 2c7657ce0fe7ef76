import { Tile } from '#components/Tile/Tile.tsx';
import { layMural, type MuralSpec } from '#lib/mural.ts';
import styles from './Wall.module.css';

/**
 * A wall that is laid row by row, tile after tile. Each tile is an element of its own, which
 * turns under the pointer; cells without a tile are transparent.
 */
export function Wall(spec: MuralSpec) {
  const tiles = layMural(spec);
  return (
    <div className={styles.root}>
      {upTo(spec.rows).map((row) => (
        <div key={row}>
          {upTo(spec.columns).map((column) => {
            const tile = tiles.find((one) => one.column === column && one.row === row);
            return tile ? <Tile key={column} {...tile} /> : <span key={column} />;
          })}
        </div>
      ))}
    </div>
  );
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
