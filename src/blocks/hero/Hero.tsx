import { Link } from '#components/Link/Link.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import { openingWall } from '#look/walls/walls.ts';
import type { BlockProps } from '../pageContext.ts';
import type { hero } from './fields.ts';

/** The first screen. A button whose target the page does not have is omitted. */
export function Hero({ content, position, page: { links, wall } }: BlockProps<typeof hero>) {
  const { eyebrow, title, lead, servicesCall, contactCall, hint, photo } = content;
  const toServices = servicesCall && links.services;
  const eyebrowLink = (
    <Link to={links.contact} look="underlined" icon="right">
      {eyebrow}
    </Link>
  );
  return (
    <Opening
      id={position.id}
      eyebrow={eyebrow ? { text: eyebrowLink, accent: 'highlight' } : undefined}
      title={title}
      lead={lead}
      picture={photo?.photo ?? openingWall(wall)}
      actions={
        <>
          {toServices && (
            <Link to={toServices} look="primary" icon="right">
              {servicesCall}
            </Link>
          )}{' '}
          {contactCall && (
            <Link to={links.contact} look={toServices ? 'outline' : 'primary'}>
              {contactCall}
            </Link>
          )}
        </>
      }
    >
      {hint && position.next && (
        <Link to={position.next} icon="down">
          {hint}
        </Link>
      )}
    </Opening>
  );
}
