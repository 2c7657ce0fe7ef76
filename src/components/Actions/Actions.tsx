import type { ReactNode } from 'react';
import styles from './Actions.module.css';

/** Actions side by side, which wrap when there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
