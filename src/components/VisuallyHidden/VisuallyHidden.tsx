import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  children: ReactNode;
  /** Hides the children from screen readers too. */
  silent?: true;
};

/** Text only for screen readers; if it is `silent`, a field only for bots. */
export function VisuallyHidden({ children, silent }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} aria-hidden={silent}>
      {children}
    </span>
  );
}
