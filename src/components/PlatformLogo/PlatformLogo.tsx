import { type PlatformName, platformNames } from '#lib/platformLogos.ts';
import '../../../.astro/platforms.css';
import styles from './PlatformLogo.module.css';

/** A platform's official logo, beside or instead of its name. It has no text: the parent must provide the name. */
export function PlatformLogo({ name }: { name: PlatformName }) {
  return <span className={styles.root} data-platform={platformNames.indexOf(name)} />;
}
