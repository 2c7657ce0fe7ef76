import type { ReactNode } from 'react';
import styles from './Field.module.css';

/** A field of a form below its label. A `span` among the children is beside the label. */
export function Field({ id, label, children }: { id: string | undefined; label: string; children: ReactNode }) {
  return (
    <p className={styles.root}>
      <label htmlFor={id}>{label}</label>
      {children}
    </p>
  );
}
