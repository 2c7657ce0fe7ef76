import type { ReactNode } from 'react';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { placeOf } from '#contactForm/message.ts';
import type { Target } from '#lib/links.ts';
import styles from './Answer.module.css';

type FailedProps = {
  channels: { title: string; items: readonly { label: string; to: Target }[] };
  children: ReactNode;
};

/**
 * The error page: the form (`children`) with the sent values, and the other channels. The receiver fills in the
 * placeholders.
 */
export function Failed({ channels, children }: FailedProps) {
  return (
    <>
      <p className={styles.reason}>{placeOf.reason}</p>
      {children}
      <div className={styles.channels}>
        <h2>{channels.title}</h2>
        <LinkList items={channels.items} />
      </div>
    </>
  );
}
