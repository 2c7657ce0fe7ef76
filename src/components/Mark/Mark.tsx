import type { MarkName } from '#lib/marks.ts';
import sprite from '../../../.astro/marks.svg?url&no-inline';

/** A platform's official mark, beside or instead of its name; whoever uses it says the name. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg width="1.25em" height="1.25em" fill="currentColor" aria-hidden>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
