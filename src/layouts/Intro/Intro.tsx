import type { ReactNode } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { LinkTarget } from '#lib/links.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './Intro.module.css';

type IntroProps = {
  title: string;
  lead?: string | undefined;
  home: LinkTarget;
  /** The name of the tile pattern. */
  seed: string;
  /** Below the lead. */
  children: ReactNode;
};

/** The beginning of a page without a block of its own there: the way back, a title, and a row of tiles. */
export function Intro({ title, lead, home, seed, children }: IntroProps) {
  return (
    <>
      <div className={styles.root}>
        <Link to={home} look="underlined" icon="left">
          {interfaceWords.servicePage.back}
        </Link>
        <h1>{title}</h1>
        {lead && <p data-lead="">{lead}</p>}
        {children}
      </div>
      <div className={styles.tiles} data-screen="">
        {/* The row is at most 16 times as wide as high. */}
        <Mural {...namedWall(seed, 16, 1)} />
      </div>
    </>
  );
}
