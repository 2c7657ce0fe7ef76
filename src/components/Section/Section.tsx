import type { ReactNode } from 'react';
import { Below, Heading } from '#components/Heading/Heading.tsx';
import styles from './Section.module.css';

/** The facts about a section that depend on the rest of its page. */
type Position = {
  id: string;
  /** The section's background. The colours of text, lines and focus follow it. */
  ground?: 'page' | 'accent';
  /** Whether less space is above it, because the section there has the same background. */
  joins?: boolean;
};

type SectionProps = {
  position: Position;
  title?: string | undefined;
  /** The section's name for screen readers, if it has no title. */
  label?: string;
  lead?: string | undefined;
  /** Two columns on a wide screen: the first has the heading and the children without a `sectionPlace`. */
  columns?: boolean;
  /** A title as large as a page's. */
  large?: boolean;
  children: ReactNode;
};

/** A full-width band of a page with a heading. */
export function Section({ position, title, label, lead, columns, large, children }: SectionProps) {
  const { id, ground, joins } = position;
  const heading = `${id}-titulo`;
  return (
    <section
      className={styles.root}
      id={id}
      aria-labelledby={title && heading}
      aria-label={label}
      data-ground={ground === 'page' ? undefined : ground}
      data-joins={joins || undefined}
      data-columns={columns || undefined}
      data-large={large || undefined}
    >
      {title && (
        <div className={styles.head}>
          <Heading id={heading}>{title}</Heading>
          {lead && <p data-lead="">{lead}</p>}
        </div>
      )}
      <Below>{children}</Below>
    </section>
  );
}
