import { type MarkName, marks } from '#lib/marks.ts';

/** A platform's official mark, beside or instead of its name; whoever uses it says the name. */
export function Mark({ name }: { name: MarkName }) {
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden>
      <path d={marks[name]} />
    </svg>
  );
}
