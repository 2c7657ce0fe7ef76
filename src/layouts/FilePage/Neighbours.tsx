import { Link } from '#components/Link/Link.tsx';
import { Tile } from '#components/Tile/Tile.tsx';
import { type ContentPage, words } from '#content/content.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { firstPair } from '#look/walls/walls.ts';
import styles from './Neighbours.module.css';

type NeighboursProps = Pick<ContentPage, 'kind' | 'slug'>;

/** The services before and after a service, each with its tile. Three or more services are a circle. */
export function Neighbours({ kind, slug }: NeighboursProps) {
  const { services } = words;
  const { neighboursTitle, previous, next } = interfaceWords.servicePage;
  const index = services.findIndex((service) => service.slug === slug);
  if (kind !== 'services' || index < 0 || services.length < 2) return null;
  const at = (place: number) => (services.length > 2 ? services.at(place % services.length) : services[place]);
  const neighbours = [
    { direction: previous, service: at(index - 1) },
    { direction: next, service: at(index + 1) },
  ];
  return (
    <nav className={styles.root} aria-label={neighboursTitle}>
      <ul className={styles.list}>
        {neighbours.map(
          ({ direction, service }) =>
            service && (
              <li key={direction}>
                <Link to={service.page}>
                  <Tile motif={service.tile.motif} pair={firstPair(service.tile.accent)} />
                  <span>
                    <small>{`${direction} `}</small>
                    <span className={styles.name}>{service.name}</span>
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
