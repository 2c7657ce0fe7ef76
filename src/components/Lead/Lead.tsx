import styles from './Lead.module.css';

/** The sentence under a title that says what it is about. */
export function Lead({ children }: { children: string }) {
  return <p className={styles.root}>{children}</p>;
}
