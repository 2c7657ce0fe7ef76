import { Brand } from '#components/Brand/Brand.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import type { LabelledLink, LinkTarget } from '#lib/links.ts';
import type { BrandMark } from '#look/brand/mark.ts';
import styles from './Header.module.css';

type HeaderProps = {
  brand: { name: string; mark: BrandMark };
  homeHref: string;
  items: readonly LabelledLink[];
  /** A link to the contact section on a wide screen, and to a chat on a narrow one, with the same label. */
  call: { label: string; wide: LinkTarget; narrow: LinkTarget };
  labels: { navigation: string; menu: string };
  /** The site's address and the ways to reach its owner. They are shown only in print, beside the brand. */
  letterhead: readonly string[];
};

/**
 * The header, fixed at the top. On a narrow screen the navigation is a popover: the browser opens and closes it,
 * announces its state and restores the focus, without a script. `layouts/scripts/header.ts` gives the header a background after
 * scrolling. It also closes the menu after a followed link or a resize, and when the focus leaves the menu.
 */
export function Header({ brand, homeHref, items, call, labels, letterhead }: HeaderProps) {
  return (
    <header className={styles.root}>
      <Brand {...brand} href={homeHref} ground="light" />
      <p data-paper="">{letterhead.join('\n')}</p>
      <button className={styles.toggle} type="button" popoverTarget="menu">
        {labels.menu}
        <svg className={styles.bars} width="1" height="1" viewBox="0 0 24 24" fill="none" aria-hidden>
          <path d="M2 7h20" />
          <path d="M2 17h20" />
        </svg>
      </button>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={labels.navigation}>
        <LinkList items={items} />
        <Link to={call.wide} look="primary">
          {call.label}
        </Link>{' '}
        <Link to={call.narrow} look="primary">
          {call.label}
        </Link>
      </nav>
    </header>
  );
}
