import { Intro } from '#components/Intro/Intro.tsx';
import { Link } from '#components/Link/Link.tsx';
import { type PageCard, PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import type { Way } from '#lib/links.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './PageList.module.css';

type PageListProps = {
  title: string;
  lead?: string | undefined;
  back: Way;
  /** The name of the tile pattern. */
  seed: string;
  items: readonly PageCard[];
  /** The link to the feed. */
  feed?: Way | undefined;
  /** The links to all pages of a long list; the link to the current one leads to itself. */
  pages: { title: string; items: readonly (Way & { isCurrent: boolean })[] };
};

/** A list of pages of a kind: a title, a row of tiles, and a card for each page. */
export function PageList({ title, lead, back, seed, items, feed, pages }: PageListProps) {
  return (
    <>
      <Intro title={title} lead={lead} back={back} wall={namedWall(seed, 24, 1)}>
        {feed && (
          <Link to={feed.to} look="underlined">
            {feed.label}
          </Link>
        )}
      </Intro>
      <div className={styles.cards}>
        <PhotoCards items={items} />
        {pages.items.length > 1 && (
          <nav aria-label={pages.title}>
            <ul role="list" className={styles.pages}>
              {pages.items.map(({ label, to, isCurrent }) => (
                <li key={label}>
                  <a href={to.href} aria-current={isCurrent ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  );
}
