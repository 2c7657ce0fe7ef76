import { ArrowDown, ArrowLeft, ArrowRight, ArrowUpRight, type IconNode, Mail } from 'lucide';
import styles from './Icon.module.css';

const icons = {
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  outside: ArrowUpRight,
  mail: Mail,
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** A line icon beside a text that says the same: decoration, never the only sign. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.root} width="1" height="1" viewBox="0 0 24 24" fill="none" aria-hidden>
      {icons[name].map(([Shape, attributes]) => (
        <Shape key={Shape + attributes.d} {...attributes} />
      ))}
    </svg>
  );
}
