import { Intro } from '#components/Intro/Intro.tsx';
import { Link } from '#components/Link/Link.tsx';
import { type PageCard, PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { LinkTarget } from '#lib/links.ts';
import { namedWall } from '#look/walls/walls.ts';
import styles from './PageList.module.css';

type PageListProps = {
  title: string;
  lead?: string | undefined;
  home: LinkTarget;
  /** The name of the tile pattern. */
  seed: string;
  items: readonly PageCard[];
  feed?: LinkTarget | undefined;
};

/** A list of pages of a kind: a title, a row of tiles, and a card for each page. */
export function PageList({ title, lead, home, seed, items, feed }: PageListProps) {
  const { lists, servicePage } = interfaceWords;
  return (
    <>
      <Intro title={title} lead={lead} back={{ label: servicePage.back, to: home }} wall={namedWall(seed, 16, 1)}>
        {feed && (
          <Link to={feed} look="underlined">
            {lists.feed}
          </Link>
        )}
      </Intro>
      <div className={styles.cards}>
        <PhotoCards items={items} />
      </div>
    </>
  );
}
