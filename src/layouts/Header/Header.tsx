import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { site, words } from '#content/content.ts';
import { shownAddress } from '#content/files/shownAddress.ts';
import { localityInWords } from '#content/ownerFacts.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { type Links, linked } from '#lib/links.ts';
import { Brand } from '../Brand/Brand.tsx';
import styles from './Header.module.css';

/**
 * The header, fixed at the top. On a narrow screen the navigation is a popover: the browser opens and closes it,
 * announces its state and restores the focus, without a script. `layouts/scripts/header.ts` gives the header a background
 * after scrolling. It also closes the menu after a followed link or a resize, and when the focus leaves the menu.
 */
export function Header({ links }: { links: Links }) {
  const { callLabel, menuLabel, navigationLabel } = interfaceWords.header;
  return (
    <header className={styles.root}>
      <Brand href={links.home.href} ground="light" />
      {/* Only print shows it, beside the brand. */}
      <p data-paper="">{letterhead()}</p>
      <button className={styles.toggle} type="button" popoverTarget="menu">
        {menuLabel}
        <svg className={styles.bars} width="1" height="1" viewBox="0 0 24 24" fill="none" aria-hidden>
          <path d="M2 7h20" />
          <path d="M2 17h20" />
        </svg>
      </button>
      <nav className={styles.menu} id="menu" popover="auto" aria-label={navigationLabel}>
        <LinkList items={linked(words.common.header.items, links)} />
        {/* For wide windows the contact section, for narrow ones the chat. */}
        <Link to={links.contact} look="primary">
          {callLabel}
        </Link>{' '}
        <Link to={links.whatsapp} look="primary">
          {callLabel}
        </Link>
      </nav>
    </header>
  );
}

/** The site's address, and the ways to reach its owner. */
function letterhead(): string {
  const { address, brand, contact, facts } = site;
  const lines = [
    [shownAddress(address), localityInWords(facts)].filter((part) => part !== undefined).join(' · '),
    `WhatsApp ${contact.whatsapp}`,
    facts.landline,
    facts.email && shownAddress(facts.email),
    facts.cnpj && `${brand.legalName}, CNPJ ${facts.cnpj}`,
  ];
  return lines.filter((line) => line !== undefined).join('\n');
}
