import { Link } from '#components/Link/Link.tsx';
import { type PageCard, PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { type lists, pageAt, words } from '#content/content.ts';
import { interfaceWords } from '#interfaceWords.ts';
import type { Links } from '#lib/links.ts';
import { typeset } from '#lib/typography.ts';
import { Intro } from '../Intro/Intro.tsx';
import styles from './PageList.module.css';

type PageListProps = Pick<(typeof lists)[number], 'kind' | 'list' | 'title'> & {
  items: readonly PageCard[];
  links: Links;
};

/** A list of pages of a kind: a title, a row of tiles, and a card for each page. */
export function PageList({ kind, list, title, items, links }: PageListProps) {
  return (
    <>
      <Intro title={typeset(title)} lead={words.common.lists[kind]} home={links.home} seed={list}>
        {kind === 'news' && (
          <Link to={pageAt(`/${list}.xml`)} look="underlined">
            {interfaceWords.lists.feed}
          </Link>
        )}
      </Intro>
      <div className={styles.cards}>
        <PhotoCards items={items} />
      </div>
    </>
  );
}
