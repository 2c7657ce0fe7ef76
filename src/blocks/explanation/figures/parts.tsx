import type { ReactNode } from 'react';
import styles from './Figure.module.css';

/** A text of a part, below its name. */
export function Words({ name, text }: { name: string; text: string }) {
  return (
    <p>
      <b>{name}</b>
      {` ${text}`}
    </p>
  );
}

/** The wall of tiles beside a part's text, as high as the part. The drawing fits its height as `fit` says. */
export function Wall({ box, fit, children }: { box: string; fit: string; children: ReactNode }) {
  return (
    <svg className={styles.wall} viewBox={box} preserveAspectRatio={fit} fill="none" aria-hidden>
      {children}
    </svg>
  );
}
