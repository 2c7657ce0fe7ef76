import { Tile } from '#components/Tile/Tile.tsx';
import styles from './Brand.module.css';

type BrandProps = { name: string; href: string };

/** Of how many characters a name stands in smaller letters, beside a mark of the same size: it takes fewer lines. */
const LONG = 24;

/** The logo, the leaf tile, and the brand's name: the way home. */
export function Brand({ name, href }: BrandProps) {
  return (
    <a className={styles.root} href={href} data-long={name.length > LONG || undefined}>
      <span className={styles.tile}>
        <Tile motif="folha" pair={['azul', 'ipe']} turn={1} />
      </span>
      <span translate="no">{name}</span>
    </a>
  );
}
