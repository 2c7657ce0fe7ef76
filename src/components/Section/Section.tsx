import type { ReactNode } from 'react';
import { Lead } from '#components/Lead/Lead.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The id of its heading, which labels it. */
  id: string;
  /** Links lead to it: then the id is its own, so that they stop at its upper edge. */
  anchor?: boolean;
  title: string;
  lead?: string | undefined;
  /** The ground it stands on, lime unless said otherwise; text, lines and focus follow. */
  tone?: 'cal-2' | 'branco' | 'accent';
  /**
   * On a wide screen the last child stands beside all the others, not below them; or the first one beside the
   * heading and the second, with the third below them all.
   */
  beside?: boolean | 'first';
  children: ReactNode;
};

/** A full-width band of a page under a second-level heading. */
export function Section({ id, anchor = false, title, lead, tone, beside = false, children }: SectionProps) {
  const heading = anchor ? `${id}-titulo` : id;
  return (
    <section
      className={styles.root}
      id={anchor ? id : undefined}
      aria-labelledby={heading}
      data-tone={tone}
      data-beside={beside || undefined}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </section>
  );
}
