import type { ReactNode } from 'react';
import { BlockList } from '#blocks/BlockList.tsx';
import type { PageContext } from '#blocks/pageContext.ts';
import type { PlacedBlock } from '#blocks/views.ts';
import { Details } from '#components/Details/Details.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import { detailsOf } from '#content/cards.ts';
import { type ContentPage, pageAt } from '#content/content.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { listOf } from '#lib/pageKinds.ts';
import type { Photo } from '#lib/photo.ts';
import { typesetAll } from '#lib/typography.ts';
import { ownColours } from '#look/palette/palette.ts';
import { serviceMural } from '#look/walls/walls.ts';
import styles from './FilePage.module.css';
import { Neighbours } from './Neighbours.tsx';

type FilePageProps = {
  content: ContentPage;
  /** A photo in place of the tiles. */
  photo: Photo | undefined;
  /** The id of the tiles or of the photo. */
  mural: string;
  blocks: readonly PlacedBlock[];
  page: PageContext;
  /** The contact form. */
  children?: ReactNode;
};

/** A page with a file of its own, in its own colour: an opening, the owner's blocks, and links to the neighbours of a service. */
export function FilePage({ content, photo, mural, blocks, page, children }: FilePageProps) {
  const { name, lead, quoteCall } = typesetAll(content);
  const { servicePage, free } = interfaceWords;
  const { tile, links } = page;
  const tilesId = photo ? undefined : 'azulejos';
  const list = listOf(content.kind);
  return (
    <div className={styles.root} data-accent={ownColours[tile.accent]}>
      <div className={styles.intro}>
        <div className={styles.text}>
          <Link to={list ? pageAt(`/${list.list}`) : links.home} look="underlined" icon="left">
            {list ? list.all : servicePage.back}
          </Link>
          <div className={styles.title}>
            <h1>{name}</h1>
            {content.free && <strong data-tag="">{free}</strong>}
          </div>
          <Details items={detailsOf(content)} />
          <p data-lead="">{lead}</p>
          {quoteCall && (
            <Link to={links.contact} look="primary" icon="right">
              {quoteCall}
            </Link>
          )}
        </div>
        <div
          className={styles.band}
          id={mural}
          data-photo={photo && (photo.height > photo.width ? 'high' : 'wide')}
          data-screen={photo ? undefined : ''}
        >
          {photo ? <Picture {...photo} /> : <Mural {...serviceMural(tile, 12, 4)} id={tilesId} />}
        </div>
      </div>
      <BlockList blocks={blocks} page={{ ...page, tilesId }}>
        {children}
      </BlockList>
      <Neighbours kind={content.kind} slug={content.slug} />
    </div>
  );
}
