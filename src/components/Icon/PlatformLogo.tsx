import { plainSign, platformLogo } from '#lib/platformLogos.ts';
import type { PlatformName } from '#lib/platforms.ts';
import styles from './Icon.module.css';

/**
 * A platform's official logo, or a plain sign for a site without one, beside or instead of its name. It has no text: the
 * parent must provide the name.
 */
export function PlatformLogo({ name }: { name: PlatformName | undefined }) {
  return (
    <svg className={styles.root} width="1" height="1" viewBox="0 0 24 24" fill="currentColor" aria-hidden>
      <path d={name ? platformLogo(name) : plainSign} />
    </svg>
  );
}
