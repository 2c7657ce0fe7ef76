import { Fragment } from 'react';
import styles from './Letterhead.module.css';

export type LetterheadProps = { lines: readonly string[] };

/** Shown beside the brand, only in print: the site's address and phone number, and what else says who writes. */
export function Letterhead({ lines }: LetterheadProps) {
  return (
    <p className={styles.root}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
