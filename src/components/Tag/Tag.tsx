import styles from './Tag.module.css';

/** The yellow word for what costs nothing, and for that alone. */
export function Tag({ children }: { children: string }) {
  return <strong className={styles.root}>{children}</strong>;
}
