import type { PlatformName } from '#lib/platforms.ts';
import '../../../.astro/platforms.css';
import styles from './PlatformLogo.module.css';

/**
 * A platform's official logo, or a plain sign for a site without one, beside or instead of its name. It has no text: the
 * parent must provide the name.
 */
export function PlatformLogo({ name }: { name: PlatformName | undefined }) {
  return <span className={styles.root} data-platform={name ?? 'none'} />;
}
