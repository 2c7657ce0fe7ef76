import type { ReactNode } from 'react';
import styles from './Button.module.css';

type ButtonProps = {
  disabled?: boolean;
  hidden?: boolean;
  /**
   * The longest text that the button can show. The button is always wide enough for this text, so its width is
   * constant.
   */
  widest?: string;
  /** The action of a button that sends no form. Such a button has only an outline. */
  onClick?: () => void;
  children: ReactNode;
};

/** A button. If it sends a form, it looks like the site's primary links. */
export function Button({ disabled, hidden, widest, onClick, children }: ButtonProps) {
  return (
    // A browser may have translated the text before hydration.
    <button
      className={styles.root}
      type={onClick ? 'button' : 'submit'}
      onClick={onClick}
      data-look={onClick && 'outline'}
      disabled={disabled}
      hidden={hidden}
      data-widest={widest}
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
