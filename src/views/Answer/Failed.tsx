import type { ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import type { Target } from '#lib/links.ts';
import { faultId, limits, type MessageField, placeOf } from '#lib/receiver.ts';
import styles from './Failed.module.css';

type FailedProps = {
  title: string;
  channels: { title: string; items: readonly { label: string; to: Target }[] };
  back: { label: string; to: Target };
  children: ReactNode;
};

/**
 * The answer to a visitor without scripts whose message was not sent: why, the form (`children`) with what was typed,
 * and the other ways to talk. The receiver fills in the places.
 */
export function Failed({ title, channels, back, children }: FailedProps) {
  return (
    <section className={styles.root}>
      <h1>{title}</h1>
      <p className={styles.reason}>
        {(Object.keys(limits) as MessageField[]).map((field) => (
          <span key={field} id={faultId(field)}>
            {placeOf.fault(field)}{' '}
          </span>
        ))}
        <span>{placeOf.reason}</span>
      </p>
      {children}
      <h2>{channels.title}</h2>
      <ul role="list" className={styles.channels}>
        {channels.items.map(({ label, to }) => (
          <li key={label}>
            <Link to={to} look="underlined">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Link to={back.to} look="outline">
        {back.label}
      </Link>
    </section>
  );
}
