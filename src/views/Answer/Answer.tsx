import type { ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import type { Target } from '#lib/links.ts';
import styles from './Answer.module.css';

type AnswerProps = {
  /** Says whether the message was sent. */
  title: string;
  back: { label: string; to: Target };
  children: ReactNode;
};

/** The receiver's response page for visitors without scripts. */
export function Answer({ title, back, children }: AnswerProps) {
  return (
    <section className={styles.root}>
      <h1>{title}</h1>
      {children}
      <Link to={back.to} look="outline">
        {back.label}
      </Link>
    </section>
  );
}
