import type { ReactNode } from 'react';
import { BlockList } from '#blocks/BlockList.tsx';
import type { PlacedBlock } from '#blocks/blocks.ts';
import type { Page } from '#blocks/page.ts';
import { Lead } from '#components/Lead/Lead.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { Tag } from '#components/Tag/Tag.tsx';
import { ownColours } from '#look/palette/palette.ts';
import { serviceMural } from '#look/walls/serviceTile.ts';
import { Neighbours, type NeighboursProps } from './Neighbours.tsx';
import styles from './Service.module.css';

type ServiceProps = {
  content: { name: string; lead: string; quoteCall: string; free?: boolean | undefined };
  mural: string;
  labels: { back: string; free: string };
  blocks: readonly PlacedBlock[];
  page: Page;
  neighbours: NeighboursProps;
  /** The contact form. */
  children?: ReactNode;
};

/** A service's page, in the service's colour: the offer, the owner's blocks, and links to other services. */
export function Service({ content, mural, labels, blocks, page, neighbours, children }: ServiceProps) {
  const { links, tile, tilesId } = page;
  return (
    <div className={styles.root} data-accent={ownColours[tile.accent]}>
      <div className={styles.intro}>
        <div className={styles.text}>
          <Link to={links.home} look="underlined" icon="left">
            {labels.back}
          </Link>
          <div className={styles.name}>
            {content.free && <Tag>{labels.free}</Tag>}
            <h1>{content.name}</h1>
          </div>
          <Lead>{content.lead}</Lead>
          <Link to={links.contact} look="primary" icon="right">
            {content.quoteCall}
          </Link>
        </div>
        <div className={styles.band} id={mural}>
          <Mural {...serviceMural(tile, 12, 3)} id={tilesId} />
        </div>
      </div>
      <BlockList blocks={blocks} page={page}>
        {children}
      </BlockList>
      {neighbours.items.length > 0 && <Neighbours {...neighbours} />}
    </div>
  );
}
