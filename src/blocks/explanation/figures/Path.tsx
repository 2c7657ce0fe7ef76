import { Heading } from '#components/Heading/Heading.tsx';
import { motifPath, squarePath, TILE } from '#look/walls/mural.ts';
import type { Station } from '../fields.ts';
import styles from './Path.module.css';

/** The stations of a path, without an order, beside a wall of leaves: one for each station. Four leaves are a flower. */
export function Path({ stations }: { stations: readonly Station[] }) {
  const height = Math.ceil(stations.length / 2) * TILE;
  const corners = stations.map((_, index) => [(index % 2) * TILE, Math.floor(index / 2) * TILE] as const);
  return (
    <div className={styles.root}>
      <svg width={2 * TILE} height={height} viewBox={`0 0 ${2 * TILE} ${height}`} fill="none" aria-hidden>
        <path fill="var(--accent)" d={corners.map(([x, y]) => squarePath(x, y)).join('')} />
        <path
          fill="var(--accent-light)"
          d={corners
            .map(([x, y], index) => motifPath('folha', index % 4 === 0 || index % 4 === 3 ? 1 : 0, x, y))
            .join('')}
        />
      </svg>
      <ul role="list" className={styles.stations}>
        {stations.map(({ title, text }) => (
          <li key={title}>
            <Heading>{title}</Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
