import { Link } from '#components/Link/Link.tsx';
import { PhotoCards } from '#components/PhotoCards/PhotoCards.tsx';
import { Section } from '#components/Section/Section.tsx';
import { listedKinds } from '#lib/pageKinds.ts';
import type { BlockProps } from '../pageContext.ts';
import type { latest } from './fields.ts';

/** The newest pages of a list, and a link to the list. */
export function Latest({ content, position, page: { lists } }: BlockProps<typeof latest>) {
  const { title, of, service, most = 3 } = content;
  const list = lists[of];
  const words = listedKinds[of];
  if (!list) return null;
  const own = list.items.filter((one) => service === undefined || one.service === service);
  return (
    <Section position={position} title={title ?? words.title}>
      <PhotoCards items={own.slice(0, most)} />
      <p>
        <Link to={list.to} look="underlined" icon="right">
          {words.all}
        </Link>
      </p>
    </Section>
  );
}
