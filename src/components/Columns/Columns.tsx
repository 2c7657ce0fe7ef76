import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import styles from './Columns.module.css';

type Column = { title: string; lang?: string | undefined; text?: string | undefined; list?: ReactNode };

/** Texts and lists side by side, each below its title. */
export function Columns({ items, pair = false }: { items: readonly Column[]; pair?: boolean }) {
  return (
    <div className={styles.root} data-count={items.length} data-pair={pair || undefined}>
      {items.map(({ title, lang, text, list }) => (
        <div key={title} className={styles.column}>
          <Heading lang={lang}>{title}</Heading>
          {text && <p>{text}</p>}
          {list}
        </div>
      ))}
    </div>
  );
}
