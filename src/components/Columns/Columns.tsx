import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import styles from './Columns.module.css';

type Column = { title: string; lang?: string | undefined; text?: string | undefined; list?: ReactNode };

type ColumnsProps = { items: readonly Column[]; pair?: boolean; place?: 'beside' | undefined };

/** Texts and lists side by side, each below its title. */
export function Columns({ items, pair = false, place }: ColumnsProps) {
  return (
    <div className={styles.root} data-count={items.length} data-place={place} data-pair={pair || undefined}>
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
