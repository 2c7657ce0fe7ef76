import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Actions side by side while there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
