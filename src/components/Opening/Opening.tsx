import type { ReactNode } from 'react';
import { Lead } from '#components/Lead/Lead.tsx';
import { Wall } from '#components/Wall/Wall.tsx';
import type { MuralSpec } from '#look/walls/mural.ts';
import styles from './Opening.module.css';

type OpeningProps = {
  id: string;
  eyebrow?: ReactNode;
  /**
   * The colour of the leaf before the eyebrow, the line above the title. The highlight means free of charge. By default
   * the leaf has the colour of the eyebrow's text.
   */
  eyebrowAccent?: 'highlight';
  title: string;
  lead?: string | undefined;
  wall: MuralSpec;
  children: ReactNode;
};

/** A page's first screen: its headline beside a tile pattern in all colours. */
export function Opening({ id, eyebrow, eyebrowAccent, title, lead, wall, children }: OpeningProps) {
  return (
    // Not a region: screen readers would announce the title twice, as name and as heading.
    <section className={styles.root} id={id}>
      <div className={styles.wall} aria-hidden>
        <Wall {...wall} />
      </div>
      <div className={styles.text}>
        {eyebrow && (
          <p className={styles.eyebrow} data-accent={eyebrowAccent}>
            {eyebrow}
          </p>
        )}
        <h1>{title}</h1>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </div>
    </section>
  );
}
