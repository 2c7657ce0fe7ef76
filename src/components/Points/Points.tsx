import styles from './Points.module.css';

/** A list with a small leaf before each item. */
export function Points({ items }: { items: readonly string[] }) {
  return (
    <ul role="list" className={styles.root}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
