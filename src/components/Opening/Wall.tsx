import { Tile } from '#components/Tile/Tile.tsx';
import { type MuralSpec, muralTiles } from '#look/walls/mural.ts';
import styles from './Wall.module.css';

/**
 * A tile pattern that appears tile by tile, in all rows at once. Each tile is a separate element, which turns on hover;
 * cells without a tile are transparent.
 */
export function Wall(spec: MuralSpec) {
  const tiles = muralTiles(spec);
  return (
    <div className={styles.root}>
      {upTo(spec.rows).map((row) => (
        <div key={row}>
          {upTo(spec.columns).map((column) => {
            const tile = tiles.find((placed) => placed.column === column && placed.row === row);
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
