import { Details } from '#components/Details/Details.tsx';
import { Heading } from '#components/Heading/Heading.tsx';
import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import { Picture } from '#components/Picture/Picture.tsx';
import type { Detail, LinkTarget } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './PhotoCards.module.css';

type PhotoCard = {
  name: string;
  text: string;
  to?: LinkTarget;
  photo?: Photo | undefined;
  /** Facts such as a date, above the text. */
  details?: readonly Detail[];
};

/** The card of a page of this site. `service` is the slug of the page's service. */
export type PageCard = PhotoCard & { to: LinkTarget; service?: string | undefined };

type PhotoCardsProps = {
  items: readonly PhotoCard[];
  /** Square photos, more in a row. By default a photo is wider than high. */
  square?: boolean;
};

/** Cards in rows. A card without a photo gets a tile pattern that is generated from its name. */
export function PhotoCards({ items, square = false }: PhotoCardsProps) {
  return (
    <ul role="list" className={styles.root} data-square={square || undefined}>
      {items.map(({ name, text, to, photo, details }) => (
        <li key={name}>
          <div className={styles.view} data-screen={photo ? undefined : ''}>
            {photo ? <Picture {...photo} /> : <Mural {...(square ? namedWall(name, 1, 1) : namedWall(name, 3, 2))} />}
          </div>
          <Heading>
            {to ? (
              <Link to={to} look="underlined">
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
          {details && <Details items={details} />}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
