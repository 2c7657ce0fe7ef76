import type { ReactNode } from 'react';
import { Lead } from '#components/Lead/Lead.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** Its address within the page, and the name by which its heading labels it. */
  id: string;
  title: string;
  lead?: string | undefined;
  /** The ground it stands on, lime unless said otherwise; text, lines and focus follow. */
  tone?: 'cal-2' | 'branco' | 'accent';
  /** On a wide screen the last child stands beside all the others, not below them. */
  beside?: boolean;
  children: ReactNode;
};

/** A full-width band of a page under a second-level heading. */
export function Section({ id, title, lead, tone, beside = false, children }: SectionProps) {
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={`${id}-titulo`}
      data-tone={tone}
      data-beside={beside || undefined}
    >
      <div className={styles.head}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </section>
  );
}
