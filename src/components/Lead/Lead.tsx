import styles from './Lead.module.css';

/** The introductory text below the title of a page or a section. */
export function Lead({ children }: { children: string }) {
  return <p className={styles.root}>{children}</p>;
}
