import { Heading } from '#components/Heading/Heading.tsx';
import { motifPath, TILE } from '#look/walls/mural.ts';
import type { Station } from '../fields.ts';
import styles from './Path.module.css';

/** The stations of a path as the tiles of one wall, without an order. In two columns, each four tiles are a flower. */
export function Path({ stations }: { stations: readonly Station[] }) {
  return (
    <ul role="list" className={styles.root}>
      {stations.map(({ title, text }, index) => (
        <li key={title} className={styles.station}>
          <div>
            <svg width="1" height="1" viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden>
              <path d={motifPath('folha', index % 4 === 0 || index % 4 === 3 ? 1 : 0)} />
            </svg>
          </div>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
