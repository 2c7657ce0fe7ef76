import type { ReactNode } from 'react';
import { Heading } from '#components/Heading/Heading.tsx';
import { type Place, sectionPlace } from '#components/Section/place.ts';
import styles from './Columns.module.css';

type Column = { title: string; lang?: string | undefined; text?: string | undefined; list?: ReactNode };

type ColumnsProps = { items: readonly Column[]; place?: Place | undefined };

/** Texts and lists side by side, each below its title. */
export function Columns({ items, place }: ColumnsProps) {
  return (
    <div className={styles.root} data-count={items.length} {...sectionPlace(place)}>
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
