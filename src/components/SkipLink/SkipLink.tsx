import styles from './SkipLink.module.css';

/** The first element in the tab order: a link that skips the header and leads to `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.root} href="#conteudo">
      {label}
    </a>
  );
}
