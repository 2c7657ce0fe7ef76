import { ArrowDown, ArrowLeft, ArrowRight, ArrowUpRight, type IconNode, Phone } from 'lucide';
import styles from './Icon.module.css';

const icons = {
  down: ArrowDown,
  left: ArrowLeft,
  right: ArrowRight,
  outside: ArrowUpRight,
  phone: Phone,
  // A simpler envelope than Lucide's, and a simpler pin: each of Lucide's has two shapes.
  mail: [['path', { d: 'M2 5h20v14H2zl10 8 10-8' }]],
  pin: [['path', { d: 'M12 22s7-7 7-12A7 7 0 0 0 5 10c0 5 7 12 7 12M10 10a2 2 0 0 0 4 0 2 2 0 0 0-4 0' }]],
} satisfies Record<string, IconNode>;

export type IconName = keyof typeof icons;

/** A decorative line icon, always beside a text with the same meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.root} width="1" height="1" viewBox="0 0 24 24" fill="none" aria-hidden>
      {/* One path for all parts of an icon, each of which begins at the icon's corner. */}
      <path stroke="currentColor" strokeWidth="2" d={icons[name].map(([, { d }]) => d).join('M0 0')} />
    </svg>
  );
}
