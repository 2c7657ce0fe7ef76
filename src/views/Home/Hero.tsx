import { Actions } from '#components/Actions/Actions.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import { anchors } from '#lib/links.ts';
import { openingWall } from '#look/walls/walls.ts';
import type { HomeProps } from './props.ts';

export function Hero({ content: { hero: content }, links, wall }: HomeProps) {
  return (
    <Opening
      id={anchors.start}
      eyebrow={
        <Link to={links.contact} look="underlined" icon="right">
          {content.eyebrow}
        </Link>
      }
      eyebrowAccent="highlight"
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
