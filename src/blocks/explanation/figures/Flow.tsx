import type { Figure } from '../fields.ts';
import styles from './Flow.module.css';

type FlowProps = Pick<Extract<Figure, { kind: 'flow' }>, 'steps' | 'again'>;

/**
 * The steps of a flow, in order, along a ribbon of tiles. A step with two places happens in both at once. If `by` is
 * `person`, the step waits for a person. If `again` is set, the ribbon is a ring.
 */
export function Flow({ steps, again }: FlowProps) {
  return (
    <ol role="list" className={`${styles.root} ${again ? styles.loop : styles.ribbon}`}>
      {steps.map(({ by, places }) => (
        <li key={places.map(({ at }) => at).join()} className={styles.step} data-by={by === 'tool' ? undefined : by}>
          {places.map(({ at, text }) => (
            <p key={at}>
              <strong>{at}</strong>
              {` ${text}`}
            </p>
          ))}
        </li>
      ))}
      {again && <li className={styles.again}>{again}</li>}
    </ol>
  );
}
