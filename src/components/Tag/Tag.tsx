import styles from './Tag.module.css';

/** The yellow label, used only for free services. */
export function Tag({ children }: { children: string }) {
  return <strong className={styles.root}>{children}</strong>;
}
