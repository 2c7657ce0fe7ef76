import { Actions } from '#components/Actions/Actions.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import type { HomeContent } from '#content/schema/home.ts';
import { anchors, type Links } from '#lib/links.ts';
import { openingWall, type WallChoice } from '#lib/walls.ts';

type HeroProps = { content: HomeContent['hero']; links: Links; wall: WallChoice | undefined };

export function Hero({ content, links, wall }: HeroProps) {
  return (
    <Opening
      id={anchors.start}
      eyebrow={
        <Link to={links.contact} look="underlined" icon="right">
          {content.eyebrow}
        </Link>
      }
      eyebrowAccent="ipe"
      title={content.headline}
      lead={content.lead}
      wall={openingWall(wall)}
    >
      <Actions>
        <Link to={links.services} look="primary" icon="right">
          {content.servicesCall}
        </Link>{' '}
        <Link to={links.contact} look="outline">
          {content.contactCall}
        </Link>
      </Actions>
      <Link to={links.about} look="underlined" icon="down">
        {content.hint}
      </Link>
    </Opening>
  );
}
