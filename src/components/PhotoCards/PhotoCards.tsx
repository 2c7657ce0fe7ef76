import { Link } from '#components/Link/Link.tsx';
import { Mural } from '#components/Mural/Mural.tsx';
import type { Target } from '#lib/links.ts';
import type { Photo } from '#lib/photo.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './PhotoCards.module.css';

type PhotoCard = { name: string; text: string; to?: Target; photo?: Photo | undefined };

type PhotoCardsProps = {
  items: readonly PhotoCard[];
  /** Square photos, more in a row. By default a photo is wider than high. */
  square?: boolean;
};

/** Cards in rows. A card without a photo gets a tile pattern that is generated from its name. */
export function PhotoCards({ items, square = false }: PhotoCardsProps) {
  return (
    <ul role="list" className={styles.root} data-square={square || undefined}>
      {items.map(({ name, text, to, photo }) => (
        <li key={name}>
          <div className={styles.view}>
            {photo ? <Picture {...photo} /> : <Mural {...(square ? namedWall(name, 1, 1) : namedWall(name, 3, 2))} />}
          </div>
          <h3>
            {to ? (
              <Link to={to} look="underlined">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A picture that loads when it comes near the viewport. It fills its container, which sets the height. */
function Picture({ avif, webp, width, height, alt }: Photo) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      <img src={webp} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
    </picture>
  );
}
