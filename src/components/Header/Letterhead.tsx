import { Fragment } from 'react';

export type LetterheadProps = { lines: readonly string[] };

/** The site's address and the ways to reach its owner. They are shown only in print, beside the brand. */
export function Letterhead({ lines }: LetterheadProps) {
  return (
    <p data-paper="">
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}
