import { Heading } from '#components/Heading/Heading.tsx';
import { motifPath, TILE } from '#look/walls/mural.ts';
import type { FigureOf } from '../fields.ts';
import styles from './Figure.module.css';
import { Wall } from './parts.tsx';

/** The stations of a path, without an order. Each has a leaf, whose tips touch the next leaves. */
export function Path({ stations }: FigureOf<'path'>) {
  return (
    <ul role="list" className={styles.path}>
      {stations.map(({ title, text }, index) => (
        <li key={title}>
          <Wall box={`0 0 ${TILE} ${TILE}`} fit="none">
            <path fill="var(--_shape)" d={motifPath('folha', index % 2 === 0 ? 0 : 1)} />
          </Wall>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
