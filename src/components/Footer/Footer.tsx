import { Brand } from '#components/Brand/Brand.tsx';
import { PlatformLogo } from '#components/Icon/PlatformLogo.tsx';
import { Label } from '#components/Label/Label.tsx';
import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { VisuallyHidden } from '#components/VisuallyHidden/VisuallyHidden.tsx';
import type { LabelledLink } from '#lib/links.ts';
import type { BrandMark, LogoPicture } from '#look/brand/mark.ts';
import styles from './Footer.module.css';

type FooterProps = {
  brand: { name: string; mark: BrandMark; tagline: string; homeHref: string };
  services: { title: string; items: readonly LabelledLink[] };
  /** The links below the name of the brand. */
  others: readonly LabelledLink[];
  social: { title: string; items: readonly LabelledLink[] };
  copyright: string;
  /** The owner's company number and city, and a phrase. */
  lines: readonly string[];
  privacy: string;
  /** Links to the pages on privacy and on accessibility. */
  legalPages: readonly LabelledLink[];
  /** The brand's name, made of tiles: for wide windows and for narrow ones; nothing if it has no drawings. */
  walls: readonly LogoPicture[];
  /** The link below the name. */
  tilePage?: LabelledLink | undefined;
};

/** The brand, all services, the other links, and the brand's name as a wall. */
export function Footer({ brand, services, others, social, walls, tilePage, ...texts }: FooterProps) {
  const [wall, narrow] = walls;
  const { copyright, lines, privacy, legalPages } = texts;
  return (
    <footer className={styles.root}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Brand name={brand.name} mark={brand.mark} href={brand.homeHref} ground="dark" />
          <p>{brand.tagline}</p>
          <p>{privacy}</p>
          <LinkList items={legalPages} look="underlined" />
        </div>
        <Column id="rodape-1" {...services} />
        <Column id="rodape-2" title={brand.name} translate="no" items={others} />
      </div>
      <div className={styles.end}>
        <p translate="no">{copyright}</p>
        {lines.map((one) => (
          <p key={one}>{one}</p>
        ))}
        {social.items.length > 0 && (
          <ul role="list" className={styles.social} aria-label={social.title}>
            {social.items.map(({ label, to }) => (
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
        <Link to={tilePage.to} look="underlined">
          {tilePage.label}
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
