import type { ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import type { LabelledLink } from '#lib/links.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import styles from './Intro.module.css';

type IntroProps = {
  title: string;
  lead?: string | undefined;
  back: LabelledLink;
  wall: Omit<MuralSpec, 'density'>;
  /** Below the lead. */
  children: ReactNode;
};

/** The beginning of a page without a block of its own there: the way back, a title, and a row of tiles. */
export function Intro({ title, lead, back, wall, children }: IntroProps) {
  return (
    <>
      <div className={styles.root}>
        <Link to={back.to} look="underlined" icon="left">
          {back.label}
        </Link>
        <h1>{title}</h1>
        {lead && <p data-lead="">{lead}</p>}
        {children}
      </div>
      <div className={styles.tiles}>
        <Mural {...wall} />
      </div>
    </>
  );
}
