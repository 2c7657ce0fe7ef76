import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import { serviceLinks, site, words } from '#content/content.ts';
import { interfaceWords } from '#interfaceWords.ts';
import type { Links } from '#lib/links.ts';
import { missingWall } from '#look/walls/walls.ts';
import styles from './NotFound.module.css';

/** The 404 page: a tile pattern with one tile missing, and links to other pages. */
export function NotFound({ links }: { links: Links }) {
  const { headline, lead } = words.notFound;
  const { eyebrow, homeCall, servicesCall, servicesTitle, technicalTitle, technical } = interfaceWords.notFound;
  return (
    <Opening
      id="erro"
      eyebrow={{ text: eyebrow }}
      title={headline}
      lead={lead}
      picture={missingWall(site.brand.wall)}
      actions={
        <>
          <Link to={links.home} look="primary">
            {homeCall}
          </Link>{' '}
          {links.services && (
            <Link to={links.services} look="outline">
              {servicesCall}
            </Link>
          )}
        </>
      }
    >
      {serviceLinks.length > 0 && (
        <div className={styles.services}>
          <h2>{servicesTitle}</h2>
          <LinkList items={serviceLinks} look="underlined" />
        </div>
      )}
      <p className={styles.technical}>
        <small>
          {technicalTitle} <span lang="en">{technical}</span>
        </small>
      </p>
    </Opening>
  );
}
