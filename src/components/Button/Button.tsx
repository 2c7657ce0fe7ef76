import type { ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = {
  type: 'submit';
  disabled: boolean;
  /** The longest of the texts that it can have: it keeps that width. */
  widest: string;
  children: ReactNode;
};

/** The button that looks like the site's other actions. */
export function Button({ type, disabled, widest, children }: ButtonProps) {
  return (
    <button className={styles.root} type={type} disabled={disabled} data-widest={widest}>
      {children}
    </button>
  );
}
