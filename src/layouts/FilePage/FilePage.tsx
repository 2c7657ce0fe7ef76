import type { ReactNode } from 'react';
import { BlockList } from '#blocks/BlockList.tsx';
import type { PlacedBlock } from '#blocks/blocks.ts';
import type { PageContext } from '#blocks/pageContext.ts';
import { Details, type DetailsProps } from '#components/Details/Details.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { LabelledLink } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import { ownColours } from '#look/palette/palette.ts';
import { serviceMural } from '#look/walls/walls.ts';
import styles from './FilePage.module.css';
import { Neighbours } from './Neighbours.tsx';

type FilePageProps = {
  name: string;
  lead: string;
  back: LabelledLink;
  /** The word above the name. */
  tag?: string | undefined;
  details?: DetailsProps['items'];
  /** The button below the lead. */
  call?: LabelledLink;
  /** A photo in place of the tiles. */
  photo?: Photo | undefined;
  /** The id of the tiles or of the photo. */
  mural: string;
  blocks: readonly PlacedBlock[];
  page: PageContext;
  /** The contact form. */
  children?: ReactNode;
};

/** A page with a file of its own, in its own colour: an opening, the owner's blocks, and links to the neighbours of a service. */
export function FilePage({ name, lead, back, tag, details, call, photo, mural, ...below }: FilePageProps) {
  const { blocks, page, children } = below;
  const { tile, tilesId } = page;
  return (
    <div className={styles.root} data-accent={ownColours[tile.accent]}>
      <div className={styles.intro}>
        <div className={styles.text}>
          <Link to={back.to} look="underlined" icon="left">
            {back.label}
          </Link>
          {tag && <strong data-tag="">{tag}</strong>}
          <h1>{name}</h1>
          {details && <Details items={details} />}
          <p data-lead="">{lead}</p>
          {call && (
            <Link to={call.to} look="primary" icon="right">
              {call.label}
            </Link>
          )}
        </div>
        <div className={styles.band} id={mural} data-photo={photo && (photo.height > photo.width ? 'high' : 'wide')}>
          {photo ? <Picture {...photo} /> : <Mural {...serviceMural(tile, 12, 4)} id={tilesId} />}
        </div>
      </div>
      <BlockList blocks={blocks} page={page}>
        {children}
      </BlockList>
      <Neighbours services={page.services} mural={mural} />
    </div>
  );
}
