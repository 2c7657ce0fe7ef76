import { Intro } from '#components/Intro/Intro.tsx';
import { Link } from '#components/Link/Link.tsx';
import { type PageCard, PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { Target } from '#lib/links.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './PageList.module.css';

type PageListProps = {
  title: string;
  lead?: string | undefined;
  home: Target;
  /** The name of the tile pattern. */
  seed: string;
  items: readonly PageCard[];
  feed?: Target | undefined;
  /** The URLs of all pages of a long list, and which of them is this page. */
  pages: readonly string[];
  current: number;
};

/** A list of pages of a kind: a title, a row of tiles, and a card for each page. */
export function PageList({ title, lead, home, seed, items, feed, pages, current }: PageListProps) {
  const { lists, servicePage } = interfaceWords;
  return (
    <>
      <Intro title={title} lead={lead} back={{ label: servicePage.back, to: home }} wall={namedWall(seed, 24, 1)}>
        {feed && (
          <Link to={feed} look="underlined">
            {lists.feed}
          </Link>
        )}
      </Intro>
      <div className={styles.cards}>
        <PhotoCards items={items} />
        {pages.length > 1 && (
          <nav aria-label={lists.pages}>
            <ul role="list" className={styles.pages}>
              {pages.map((href, index) => (
                <li key={href}>
                  <a href={href} aria-current={index === current ? 'page' : undefined}>
                    {`${lists.page} ${index + 1}`}
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
