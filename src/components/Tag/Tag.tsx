import styles from './Tag.module.css';

/** The yellow label for what is free of charge, and for nothing else. */
export function Tag({ children }: { children: string }) {
  return <strong className={styles.root}>{children}</strong>;
}
