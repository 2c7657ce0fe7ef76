import { ArrowDown, ArrowLeft, ArrowRight, ArrowUpRight, type IconNode } from 'lucide';
import styles from './Icon.module.css';

const icons = {
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  outside: ArrowUpRight,
  // A simpler envelope than Lucide's, which has two shapes and twice the bytes.
  mail: [['path', { d: 'M2 5h20v14H2zl10 8 10-8' }]],
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** A decorative line icon, always beside a text with the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.root} width="1" height="1" viewBox="0 0 24 24" fill="none" aria-hidden>
      {icons[name].map(([Shape, attributes]) => (
        <Shape key={attributes.d} {...attributes} />
      ))}
    </svg>
  );
}
