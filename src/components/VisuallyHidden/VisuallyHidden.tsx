import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for whoever hears the page instead of seeing it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
