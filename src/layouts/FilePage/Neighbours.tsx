import { Link } from '#components/Link/Link.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { Target } from '#lib/links.ts';
import { firstPair, type ServiceTile } from '#look/walls/walls.ts';
import styles from './Neighbours.module.css';

type Neighbour = { direction: string; name: string; tile: ServiceTile; page: Target };

export type NeighboursProps = { title: string; items: readonly Neighbour[] };

/** The services before and after the service of the page, each with its tile. */
export function Neighbours({ title, items }: NeighboursProps) {
  return (
    <nav className={styles.root} aria-label={title}>
      <ul className={styles.list}>
        {items.map(({ direction, name, tile, page }) => (
          <li key={direction}>
            <Link to={page}>
              <Tile motif={tile.motif} pair={firstPair(tile.accent)} />
              <span>
                <small>{`${direction} `}</small>
                <span className={styles.name}>{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
