import type { Picture } from '#content/service.ts';
import styles from './Cycle.module.css';

type CycleProps = Pick<Extract<Picture, { kind: 'cycle' }>, 'steps' | 'again'>;

/** A loop: after the last step comes the first again, and one of them waits for a person. */
export function Cycle({ steps, again }: CycleProps) {
  return (
    <ol className={styles.root}>
      {steps.map(({ by, title, text }) => (
        <li key={title} className={styles.step} data-by={by}>
          <strong>{title}</strong> {text}
        </li>
      ))}
      <li className={styles.step} data-by="again">
        {again}
      </li>
    </ol>
  );
}
