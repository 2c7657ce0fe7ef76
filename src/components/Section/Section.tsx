import type { ReactNode } from 'react';
import { Lead } from '#components/Lead/Lead.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The id of the section's heading, which labels the section. */
  id: string;
  /** Puts the id on the section, not on the heading, so that links scroll to the section's top. */
  anchor?: boolean;
  title: string;
  lead?: string | undefined;
  /** The section's background, lime by default; the colours of text, lines and focus follow it. */
  tone?: 'surface' | 'quiet' | 'accent';
  /**
   * On a wide screen, `true` puts the last child beside all the others; `first` puts the first child beside the
   * heading and the second child, and the third below them all.
   */
  beside?: boolean | 'first';
  children: ReactNode;
};

/** A full-width band of a page with a second-level heading. */
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
