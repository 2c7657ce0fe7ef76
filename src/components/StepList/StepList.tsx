import { Heading } from '#components/Heading/Heading.tsx';
import styles from './StepList.module.css';

/** Numbered steps, each with a heading. */
export function StepList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol role="list" className={styles.root}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
