import { Heading } from '#components/Heading/Heading.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { Station } from '../fields.ts';
import styles from './Path.module.css';

/** The stations of a path, in order. Every second tile has a quarter turn. */
export function Path({ stations }: { stations: readonly Station[] }) {
  return (
    <ol role="list" className={styles.root}>
      {stations.map(({ title, text }, index) => (
        <li key={title} className={styles.station}>
          <div className={styles.tile}>
            <Tile motif="folha" pair={['highlight', 'ink']} turn={index % 2 === 0 ? 0 : 1} />
          </div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
