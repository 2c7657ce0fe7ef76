import { Tile } from '#components/Tile/Tile.tsx';
import styles from './Brand.module.css';

type BrandProps = { name: string; href: string };

/** The logo, the leaf tile, and the brand's name: the way home. */
export function Brand({ name, href }: BrandProps) {
  return (
    <a className={styles.root} href={href}>
      <span className={styles.tile}>
        <Tile motif="folha" pair={['azul', 'ipe']} turn={1} />
      </span>
      {name}
    </a>
  );
}
