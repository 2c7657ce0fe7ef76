import type { ReactNode } from 'react';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { Photo } from '#lib/photo.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import styles from './Opening.module.css';
import { Wall } from './Wall.tsx';

type OpeningProps = {
  id: string;
  /**
   * The line above the title. The accent is the colour of the leaf before it, by default that of the text. The highlight
   * means free of charge.
   */
  eyebrow?: { text: ReactNode; accent?: 'highlight' } | undefined;
  title: string;
  lead?: string | undefined;
  /** A tile pattern or a photo. */
  picture: MuralSpec | Photo;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
};

/** A page's first screen: its headline beside a tile pattern in all colours, or beside a photo. */
export function Opening({ id, eyebrow, title, lead, picture, actions, children }: OpeningProps) {
  const photo = 'src' in picture ? picture : undefined;
  const wall = 'src' in picture ? undefined : picture;
  return (
    // Not a region: screen readers would announce the title twice, as name and as heading.
    <section className={styles.root} id={id}>
      <div
        className={styles.wall}
        data-photo={photo && ''}
        data-hole={wall?.hole && ''}
        data-screen={photo ? undefined : ''}
        aria-hidden={photo ? undefined : true}
      >
        {photo && <Picture {...photo} isFirst />}
        {wall && <Wall {...wall} />}
      </div>
      {wall?.hole && (
        <div className={styles.fallen} data-screen="">
          <Tile motif={wall.motifs[0]} pair={['primary', 'highlight']} />
        </div>
      )}
      <div className={styles.text}>
        {eyebrow && (
          <p className={styles.eyebrow} data-accent={eyebrow.accent} data-screen="">
            {eyebrow.text}
          </p>
        )}
        <h1>{title}</h1>
        {lead && <p data-lead="">{lead}</p>}
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </section>
  );
}
