import { Link } from '#components/Link/Link.tsx';
import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import { type latest, newest } from './fields.ts';

/** The newest pages of a list, and a link to the list. */
export function Latest({ content, place, page: { lists } }: BlockProps<typeof latest>) {
  const { title, of } = content;
  const list = lists[of];
  if (!list) return null;
  return (
    <Section {...place} title={title ?? list.title}>
      <PhotoCards items={newest(list.items, content)} />
      <p>
        <Link to={list.to} look="underlined" icon="right">
          {list.all}
        </Link>
      </p>
    </Section>
  );
}
