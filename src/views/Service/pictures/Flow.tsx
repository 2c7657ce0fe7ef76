import type { FlowStep } from '#content/service.ts';
import styles from './Flow.module.css';

/** One step after the other; a step in two places happens in both at once. */
export function Flow({ steps }: { steps: readonly FlowStep[] }) {
  return (
    <ol className={styles.root}>
      {steps.map(({ by, places }) => (
        <li key={places[0]?.at} className={styles.step} data-by={by} data-parallel={places.length > 1 || undefined}>
          {places.map(({ at, text }) => (
            <p key={at} className={styles.place}>
              <strong>{at}</strong> {text}
            </p>
          ))}
        </li>
      ))}
    </ol>
  );
}
