import { site } from '#content/content.ts';
import { marked } from '#lib/origin.ts';
import { brandShape, type PageLogo } from '#look/brand/mark.ts';
import { squarePath, TILE } from '#look/walls/mural.ts';
import { logo } from '../../../.astro/brand.ts';
import styles from './Brand.module.css';

/** The background behind the brand. */
type Ground = 'light' | 'dark';

/** Names with more characters than this use smaller text, so that they take fewer lines; the logo keeps its size. */
const LONG = 24;

export const brandName = marked(site.brand.name, site.brand, 'name');

/**
 * The link to the home page. It shows the logo beside the name, or only the logo if that contains the name. Without a
 * logo it shows the brand's tile beside the name.
 */
export function Brand({ href, ground }: { href: string; ground: Ground }) {
  const hasText = !logo?.wordmark;
  return (
    <a className={styles.root} href={href} data-long={(hasText && site.brand.name.length > LONG) || undefined}>
      {logo ? (
        <Logo logo={logo} name={hasText ? '' : brandName} ground={ground} />
      ) : (
        <svg className={styles.tile} width="1" height="1" viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden>
          <path fill="var(--primary)" d={squarePath()} />
          <path fill="var(--highlight)" d={brandShape(site.brand.tile)} />
        </svg>
      )}
      {hasText && <span translate="no">{brandName}</span>}
    </a>
  );
}

/**
 * Matches dark mode, but neither print nor forced colours mode. These two use the logo for light backgrounds: paper is
 * white, and in forced colours mode `styles/logo.css` puts white behind the logo.
 */
const BY_NIGHT = 'screen and (prefers-color-scheme: dark) and (forced-colors: none)';

type LogoProps = { logo: PageLogo; name: string; ground: Ground };

/** The styles are in `styles/logo.css`, which only a site with a logo loads. */
export function Logo({ logo, name, ground }: LogoProps) {
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
