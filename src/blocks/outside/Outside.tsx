import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { outside } from './fields.ts';

/** An invitation: its text and its button are beside its title. */
export function Outside({ content: { title, lead, to, call }, position, page: { links } }: BlockProps<typeof outside>) {
  const target = links[to];
  return (
    <Section position={position} title={title} lead={lead}>
      {target && (
        <div>
          <Link to={target} look="strong" icon={target.newTab ? 'outside' : 'right'}>
            {call}
          </Link>
        </div>
      )}
    </Section>
  );
}
