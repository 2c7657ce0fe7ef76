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
  /** The section's background, by default the page's. The colours of text, lines and focus follow it. */
  tone?: 'surface' | 'quiet' | 'accent';
  /**
   * Two columns on a wide screen: the first has the heading and the children. A child with `data-place="beside"` is in
   * the second column instead; a child with `data-place="below"` is below both columns.
   */
  columns?: boolean;
  children: ReactNode;
};

/** A full-width band of a page with a second-level heading. */
export function Section({ id, anchor = false, title, lead, tone, columns = false, children }: SectionProps) {
  const heading = anchor ? `${id}-titulo` : id;
  return (
    <section
      className={styles.root}
      id={anchor ? id : undefined}
      aria-labelledby={heading}
      data-tone={tone}
      data-columns={columns || undefined}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
      </div>
      {children}
    </section>
  );
}
