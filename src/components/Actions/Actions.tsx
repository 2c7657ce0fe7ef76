import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Actions side by side; they wrap if the space is too narrow. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
