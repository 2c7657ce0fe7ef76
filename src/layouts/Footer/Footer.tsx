import { PlatformLogo } from '#components/Icon/PlatformLogo.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import { deliveries, FOOTER_PROMISE } from '#contactForm/delivery.ts';
import { form, pageAt, serviceLinks, site, today, words } from '#content/content.ts';
import { TILE_PAGE } from '#content/files/common.ts';
import { shownAddress } from '#content/files/shownAddress.ts';
import { legalPages } from '#content/legalPages/legalPages.ts';
import { localityInWords } from '#content/ownerFacts.ts';
import { interfaceWords } from '#interfaceWords.ts';
import { callHref, type LabelledLink, type Links, linked } from '#lib/links.ts';
import { typeset } from '#lib/typography.ts';
import { walls } from '../../../.astro/brand.ts';
import { Brand, brandName } from '../Brand/Brand.tsx';
import styles from './Footer.module.css';

/** The brand, all services, the other links, and the brand's name as a wall. */
export function Footer({ links }: { links: Links }) {
  const { servicesTitle, socialTitle } = interfaceWords.footer;
  const { otherLinks, phrase, social, tilePage } = words.common.footer;
  const { cnpj, email, landline } = site.facts;
  const { legalName } = site.brand;
  const place = localityInWords(site.facts);
  const networks = linked(social, links);
  // The name in tiles for wide windows and for narrow ones; nothing if the name has no drawings.
  const [wall, narrow] = walls;
  return (
    <footer className={styles.root}>
      <div className={styles.brand}>
        <Brand href={links.home.href} ground="dark" />
        <p>{words.site.brand.tagline}</p>
        <p>{typeset(form ? `${FOOTER_PROMISE} ${deliveries[site.contact.delivery.kind].footer}` : FOOTER_PROMISE)}</p>
        <LinkList items={legalPages.map(({ title, path }) => ({ label: title, to: pageAt(path) }))} look="underlined" />
      </div>
      <Column id="rodape-1" title={servicesTitle} items={serviceLinks} />
      <Column
        id="rodape-2"
        title={brandName}
        translate="no"
        items={[
          ...linked(otherLinks, links),
          ...(landline ? [{ label: landline, to: { href: callHref(landline) } }] : []),
          ...(email ? [{ label: shownAddress(email), to: { href: `mailto:${email}` } }] : []),
        ]}
      />
      <div className={styles.end}>
        <p translate="no">{typeset(`© ${today.slice(0, 4)} ${legalName}`)}</p>
        {cnpj && <p>{`CNPJ ${cnpj}`}</p>}
        {place && <p>{typeset(place)}</p>}
        {phrase && <p>{phrase}</p>}
        {networks.length > 0 && (
          <ul role="list" className={styles.social} aria-label={socialTitle}>
            {networks.map(({ label, to }) => (
              <li key={label}>
                <Link to={to}>
                  <PlatformLogo name={to.mark} />
                  {to.mark ? (
                    <VisuallyHidden>
                      <Label text={label} />
                    </VisuallyHidden>
                  ) : (
                    // The plain sign is the same for all sites, so the name stays beside it.
                    <Label text={label} />
                  )}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* Not lazily: Chromium would print the page without the letterhead's QR code. */}
      {wall && (
        <picture>
          {narrow && (
            <source media="(max-width: 35.99rem)" srcSet={narrow.src} width={narrow.width} height={narrow.height} />
          )}
          <img alt="" className={styles.wall} {...wall} />
        </picture>
      )}
      {tilePage && (
        <Link to={pageAt(TILE_PAGE)} look="underlined">
          {tilePage}
        </Link>
      )}
    </footer>
  );
}

type ColumnProps = { id: string; title: string; translate?: 'no'; items: readonly LabelledLink[] };

/** The title is outside the navigation: inside, screen readers would announce it twice, as name and as heading. */
function Column({ id, title, translate, items }: ColumnProps) {
  if (items.length === 0) return null;
  return (
    <div>
      <h2 className={styles.title} id={id} translate={translate}>
        {title}
      </h2>
      <nav className={styles.links} aria-labelledby={id}>
        <LinkList items={items} />
      </nav>
    </div>
  );
}
