import { Link } from '#components/Link/Link.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../pageContext.ts';
import type { outside } from './fields.ts';

/** An invitation with a button. */
export function Outside({ content: { title, lead, to, call }, position, page: { links } }: BlockProps<typeof outside>) {
  const target = links[to];
  return (
    <Section {...position} title={title} lead={lead} columns>
      {target && (
        <div data-place="beside">
          <Link to={target} look="dark" icon={target.newTab ? 'outside' : 'right'}>
            {call}
          </Link>
        </div>
      )}
    </Section>
  );
}
