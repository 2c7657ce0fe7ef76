import type { ReactNode } from 'react';
import { Picture } from '#components/Picture/Picture.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import type { Photo } from '#lib/photo.ts';
import type { MuralSpec } from '#look/walls/mural.ts';
import styles from './Opening.module.css';
import { Wall } from './Wall.tsx';

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
  /** A photo in place of the tile pattern. */
  photo?: Photo | undefined;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
};

/** A page's first screen: its headline beside a tile pattern in all colours, or beside a photo. */
export function Opening({ id, eyebrow, eyebrowAccent, title, lead, wall, photo, actions, children }: OpeningProps) {
  return (
    // Not a region: screen readers would announce the title twice, as name and as heading.
    <section className={styles.root} id={id}>
      <div
        className={styles.wall}
        data-photo={photo && ''}
        data-hole={wall.hole && ''}
        data-screen={photo ? undefined : ''}
        aria-hidden={photo ? undefined : true}
      >
        {photo ? <Picture {...photo} isFirst /> : <Wall {...wall} />}
      </div>
      {wall.hole && (
        <div className={styles.fallen} data-screen="">
          <Tile motif={wall.motifs[0]} pair={['primary', 'highlight']} />
        </div>
      )}
      <div className={styles.text}>
        {eyebrow && (
          <p className={styles.eyebrow} data-accent={eyebrowAccent} data-screen="">
            {eyebrow}
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
