import { Link } from '#components/Link/Link.tsx';
import type { Target } from '#lib/links.ts';
import styles from './Quotes.module.css';

type QuotesProps = {
  items: readonly { text: string; who: string; to?: Target | undefined; note?: string | undefined }[];
  /** The text of the links to the sources. */
  source: string;
};

/** Quotes, each with the name of the person. */
export function Quotes({ items, source }: QuotesProps) {
  return (
    <ul role="list" className={styles.root}>
      {items.map(({ text, who, to, note }) => (
        <li key={who}>
          <figure>
            <blockquote>
              <p>{`“${text}”`}</p>
            </blockquote>
            <figcaption>
              <strong>{who}</strong>
              {to && (
                <Link to={to} look="underlined" about={`: ${who}`}>
                  {source}
                </Link>
              )}
              {note && <span>{note}</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
