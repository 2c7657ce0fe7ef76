import styles from './Tag.module.css';

/** The label in the highlight colour, used only for free services. */
export function Tag({ children }: { children: string }) {
  return <strong className={styles.root}>{children}</strong>;
}
