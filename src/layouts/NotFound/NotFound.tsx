import { Link } from '#components/Link/Link.tsx';
import { LinkList } from '#components/LinkList/LinkList.tsx';
import { Opening } from '#components/Opening/Opening.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { LabelledLink, Links } from '#lib/links.ts';
import { missingWall, type WallChoice } from '#look/walls/walls.ts';
import styles from './NotFound.module.css';

type NotFoundProps = {
  content: { headline: string; lead: string };
  links: Links;
  services: readonly LabelledLink[];
  wall: WallChoice | undefined;
};

/** The 404 page: a tile pattern with one tile missing, and links to other pages. */
export function NotFound({ content, links, services, wall }: NotFoundProps) {
  const { notFound: words } = interfaceWords;
  return (
    <Opening
      id="erro"
      eyebrow={words.eyebrow}
      title={content.headline}
      lead={content.lead}
      wall={missingWall(wall)}
      actions={
        <>
          <Link to={links.home} look="primary">
            {words.homeCall}
          </Link>{' '}
          {links.services && (
            <Link to={links.services} look="outline">
              {words.servicesCall}
            </Link>
          )}
        </>
      }
    >
      {services.length > 0 && (
        <div className={styles.services}>
          <h2>{words.servicesTitle}</h2>
          <LinkList items={services} look="underlined" />
        </div>
      )}
      <p className={styles.technical}>
        <small>
          {words.technicalTitle} <span lang="en">{words.technical}</span>
        </small>
      </p>
    </Opening>
  );
}
