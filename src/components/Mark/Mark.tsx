import { type MarkName, markNames } from '#lib/marks.ts';
import '../../../.astro/marks.css';
import styles from './Mark.module.css';

/** A platform's official logo, beside or instead of its name. It has no text: the parent must provide the name. */
export function Mark({ name }: { name: MarkName }) {
  return <span className={styles.root} data-mark={markNames.indexOf(name)} />;
}
