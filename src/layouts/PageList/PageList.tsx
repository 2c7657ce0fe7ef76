import { Link } from '#components/Link/Link.tsx';
import { type PageCard, PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { type lists, pageAt, words } from '#content/content.ts';
import { interfaceWords } from '#interfaceWords.ts';
import type { Links } from '#lib/links.ts';
import { typeset } from '#lib/typography.ts';
import { Intro } from '../Intro/Intro.tsx';
import styles from './PageList.module.css';

type PageListProps = Omit<(typeof lists)[number], 'path'> & { items: readonly PageCard[]; links: Links };

/** A list of pages of a kind: a title, a row of tiles, and a card for each page. */
export function PageList({ kind, list, items, links }: PageListProps) {
  const { feed, [kind]: own } = interfaceWords.lists;
  return (
    <>
      <Intro title={typeset(own.title)} lead={words.common.lists[kind]} home={links.home} seed={list}>
        {kind === 'news' && (
          <Link to={pageAt(`/${list}.xml`)} look="underlined">
            {feed}
          </Link>
        )}
      </Intro>
      <div className={styles.cards}>
        <PhotoCards items={items} />
      </div>
    </>
  );
}
