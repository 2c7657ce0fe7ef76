import { Fragment, type ReactNode } from 'react';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { faultId, type MessageField, placeOf } from '#contactForm/message.ts';
import type { Target } from '#lib/links.ts';
import styles from './Answer.module.css';

type FailedProps = {
  fields: readonly MessageField[];
  channels: { title: string; items: readonly { label: string; to: Target }[] };
  children: ReactNode;
};

/**
 * The error page: why a message was not sent, the form (`children`) with the sent values, and the other channels. The
 * receiver fills in the placeholders.
 */
export function Failed({ fields, channels, children }: FailedProps) {
  return (
    <>
      <p className={styles.reason}>
        {fields.map((field) => (
          <Fragment key={field}>
            <span id={faultId(field)}>{placeOf.fault(field)}</span>{' '}
          </Fragment>
        ))}
        <span>{placeOf.reason}</span>
      </p>
      {children}
      <div className={styles.channels}>
        <h2>{channels.title}</h2>
        <LinkList items={channels.items} />
      </div>
    </>
  );
}
