import { ChannelList } from '#components/ChannelList/ChannelList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { sectionPlace } from '#components/Section/place.ts';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import { serviceMural } from '#look/walls/walls.ts';
import type { BlockProps } from '../pageContext.ts';
import styles from './Closing.module.css';
import type { closing } from './fields.ts';
import { PaperTiles } from './PaperTiles.tsx';

/** One more invitation to write, with the other channels, below a row of the page's tiles. */
export function Closing({ content: { title, lead, tiles, call }, position, page }: BlockProps<typeof closing>) {
  const { links, channels, tile } = page;
  return (
    <>
      <div className={styles.strip} data-screen="">
        <Mural {...serviceMural(tile, 6, 1)} />
      </div>
      <Section position={position} title={title} lead={lead} columns>
        <div>
          <Link to={links.contact} look="strong" icon="right">
            {call}
          </Link>
        </div>
        <div {...sectionPlace('beside')}>
          {channels.length > 0 && <Heading>{interfaceWords.contact.channelsTitle}</Heading>}
          <ChannelList items={channels} />
        </div>
        {tiles && <PaperTiles caption={tiles} tile={tile} />}
      </Section>
    </>
  );
}
