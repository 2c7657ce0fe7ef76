import type { ReactNode } from 'react';
import styles from './Points.module.css';

/** A list with a small square before each item. */
export const Points = ({ items }: { items: readonly string[] }) => (
  <PointList>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </PointList>
);

export const PointList = ({ children }: { children: ReactNode }) => (
  <ul role="list" className={styles.root}>
    {children}
  </ul>
);
