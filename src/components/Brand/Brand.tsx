import type { BrandMark, LogoPicture } from '#brand/mark.ts';
import { squarePath, TILE } from '#lib/mural.ts';
import styles from './Brand.module.css';

type BrandProps = {
  name: string;
  href: string;
  mark: BrandMark;
  /** The background behind it. */
  ground: 'light' | 'dark';
};

/** Of how many characters a name stands in smaller letters, beside a mark of the same size: it takes fewer lines. */
const LONG = 24;

/** The link to the home page: the logo, or else the brand's tile, with the brand's name. */
export function Brand({ name, href, mark: { shape, logo }, ground }: BrandProps) {
  if (logo?.wordmark)
    return (
      <a className={styles.root} href={href}>
        <Logo {...logo[ground]} name={name} ground={ground} />
      </a>
    );
  return (
    <a className={styles.root} href={href} data-long={name.length > LONG || undefined}>
      {logo ? (
        <Logo {...logo[ground]} name="" ground={ground} />
      ) : (
        <span className={styles.tile}>
          <svg width="1" height="1" viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden>
            <path fill="var(--azul)" d={squarePath()} />
            <path fill="var(--ipe)" d={shape} />
          </svg>
        </span>
      )}
      <span translate="no">{name}</span>
    </a>
  );
}

type LogoProps = LogoPicture & { name: string; ground: 'light' | 'dark' };

/** Its styles are in `styles/logo.css`, which only a site with a logo loads. The logo on dark is at the end of the page. */
function Logo({ name, ground, ...picture }: LogoProps) {
  const loading = ground === 'dark' ? 'lazy' : undefined;
  return <img data-logo={ground} {...picture} alt={name} loading={loading} translate={name ? 'no' : undefined} />;
}
