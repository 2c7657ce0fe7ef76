import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to `main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a className={styles.root} href="#conteudo">
      {label}
    </a>
  );
}
