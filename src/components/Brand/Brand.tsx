import type { BrandMark } from '#look/brand/mark.ts';
import { squarePath, TILE } from '#look/walls/mural.ts';
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

/**
 * The link to the home page. It shows the logo beside the name, or only the logo if that contains the name. Without a
 * logo it shows the brand's tile beside the name.
 */
export function Brand({ name, href, mark: { shape, logo }, ground }: BrandProps) {
  const hasText = !logo?.wordmark;
  return (
    <a className={styles.root} href={href} data-long={(hasText && name.length > LONG) || undefined}>
      {logo ? (
        <Logo logo={logo} name={hasText ? '' : name} ground={ground} />
      ) : (
        <svg className={styles.tile} width="1" height="1" viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden>
          <path fill="var(--primary)" d={squarePath()} />
          <path fill="var(--highlight)" d={shape} />
        </svg>
      )}
      {hasText && <span translate="no">{name}</span>}
    </a>
  );
}

/**
 * Matches dark mode, but neither print nor forced colours mode. These two use the logo for light backgrounds: paper is
 * white, and in forced colours mode `styles/logo.css` puts white behind the logo.
 */
const BY_NIGHT = 'screen and (prefers-color-scheme: dark) and (forced-colors: none)';

type LogoProps = { logo: NonNullable<BrandMark['logo']>; name: string; ground: 'light' | 'dark' };

/** The styles are in `styles/logo.css`, which only a site with a logo loads. */
function Logo({ logo, name, ground }: LogoProps) {
  const image = <img data-logo={ground} {...logo[ground]} alt={name} translate={name ? 'no' : undefined} />;
  if (ground === 'dark' || !logo.night) return image;
  const { src, ...size } = logo.dark;
  return (
    <picture>
      <source media={BY_NIGHT} srcSet={src} {...size} />
      {image}
    </picture>
  );
}
