import type { ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = {
  type: 'submit';
  disabled: boolean;
  /** The longest text that the button can show; its width fits it, so that it never changes. */
  widest: string;
  children: ReactNode;
};

/** The button that looks like the site's other actions. */
export function Button({ type, disabled, widest, children }: ButtonProps) {
  return (
    // A browser may have translated the text before hydration.
    <button className={styles.root} type={type} disabled={disabled} data-widest={widest} suppressHydrationWarning>
      {children}
    </button>
  );
}
