import { ChannelList } from '#components/ChannelList/ChannelList.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import { buttonOn } from '../band.ts';
import type { BlockProps } from '../pageContext.ts';
import type { closing } from './fields.ts';
import { PaperTiles } from './PaperTiles.tsx';

/** One more invitation to write, with the other channels. */
export function Closing({ content: { title, lead, tiles, call }, position, page }: BlockProps<typeof closing>) {
  const { links, channels, tile } = page;
  return (
    <Section {...position} title={title} lead={lead} columns>
      <div>
        <Link to={links.contact} look={buttonOn(position.ground, tile.accent)} icon="right">
          {call}
        </Link>
      </div>
      <div data-place="beside">
        {channels.length > 0 && <Heading>{interfaceWords.contact.channelsTitle}</Heading>}
        <ChannelList items={channels} />
      </div>
      {tiles && <PaperTiles caption={tiles} tile={tile} />}
    </Section>
  );
}
