import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = {
  children: ReactNode;
  /** Hides the children from screen readers too. */
  silent?: true;
  translate?: 'no' | undefined;
};

/** Text only for screen readers; if it is `silent`, a field only for bots. */
export function VisuallyHidden({ children, silent, translate }: VisuallyHiddenProps) {
  return (
    <span className={styles.root} aria-hidden={silent} translate={translate}>
      {children}
    </span>
  );
}
