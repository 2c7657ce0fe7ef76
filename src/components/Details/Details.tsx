import { Fragment } from 'react';
import { Link } from '#components/Link/Link.tsx';
import { saidDay } from '#lib/dates.ts';
import type { Detail, LinkTarget } from '#lib/links.ts';
import styles from './Details.module.css';

/** Facts on one line, such as a date and an author. Lines break only after the dot between two facts, or in a fact. */
export function Details({ items }: { items: readonly Detail[] }) {
  if (items.length === 0) return null;
  return (
    <p className={styles.root}>
      {items.map((one, index) => (
        <Fragment key={'date' in one ? one.date : one.text}>
          {index > 0 && '\u00a0· '}
          {'date' in one ? (
            <time dateTime={one.date}>{saidDay(one.date).replace(' ', '\u00a0')}</time>
          ) : (
            <DetailText {...one} />
          )}
        </Fragment>
      ))}
    </p>
  );
}

function DetailText({ text, to, isNotice }: { text: string; to?: LinkTarget; isNotice?: true }) {
  if (isNotice) return <mark>{text}</mark>;
  if (!to) return text;
  return (
    <Link to={to} look="inText">
      {text}
    </Link>
  );
}
