import type { BrandMark, LogoPicture } from '#brand/mark.ts';
import { squarePath, TILE } from '#lib/mural.ts';
import styles from './Brand.module.css';

type BrandProps = {
  name: string;
  href: string;
  mark: BrandMark;
  /** The background behind the brand. */
  ground: 'light' | 'dark';
};

/** Names with more characters than this use smaller text, so that they take fewer lines; the logo keeps its size. */
const LONG = 24;

/** The link to the home page: the logo, or else the brand's tile, and the brand's name. */
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
            <path fill="var(--primary)" d={squarePath()} />
            <path fill="var(--highlight)" d={shape} />
          </svg>
        </span>
      )}
      <span translate="no">{name}</span>
    </a>
  );
}

type LogoProps = LogoPicture & { name: string; ground: 'light' | 'dark' };

/**
 * The styles are in `styles/logo.css`, which only a site with a logo loads. The dark logo loads lazily, because it is
 * in the footer.
 */
function Logo({ name, ground, ...picture }: LogoProps) {
  const loading = ground === 'dark' ? 'lazy' : undefined;
  return <img data-logo={ground} {...picture} alt={name} loading={loading} translate={name ? 'no' : undefined} />;
}
