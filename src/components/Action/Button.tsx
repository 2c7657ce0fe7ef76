import type { ReactNode } from 'react';
import styles from './Action.module.css';

type ButtonProps = { type: 'submit'; disabled: boolean; children: ReactNode };

/** The button that looks like the site's other actions. */
export function Button({ type, disabled, children }: ButtonProps) {
  return (
    <button className={styles.root} type={type} disabled={disabled}>
      {children}
    </button>
  );
}
