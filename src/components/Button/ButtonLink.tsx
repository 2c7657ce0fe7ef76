import type { ReactNode, Ref } from 'react';
import styles from './Button.module.css';

/** `primary` is the look of the main action. */
export type ButtonLook = 'primary' | 'outline' | 'dark' | 'light';

type ButtonLinkProps = {
  href: string;
  look?: ButtonLook;
  /** Whether the link opens a new tab. */
  outside: boolean;
  /** The accessible name, if it is not the visible text. It must begin with the visible text. */
  label?: string;
  hidden?: boolean;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'primary', outside, label, hidden, ref, children }: ButtonLinkProps) {
  return (
    // A browser may have translated the text before hydration.
    <a
      suppressHydrationWarning
      href={href}
      className={styles.root}
      data-look={look === 'primary' ? undefined : look}
      {...(outside && { target: '_blank', rel: 'noopener' })}
      aria-label={label}
      hidden={hidden}
      ref={ref}
    >
      {children}
    </a>
  );
}
