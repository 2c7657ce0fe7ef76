import { Quotes } from '#components/Quotes/Quotes.tsx';
import { Section } from '#components/Section/Section.tsx';
import { interfaceWords } from '#interfaceWords.ts';
import type { BlockProps } from '../page.ts';
import type { testimonials } from './fields.ts';

/** Testimonials, with links to their sources. */
export function Testimonials({ content, place, page: { outside } }: BlockProps<typeof testimonials>) {
  const { title, items = [] } = content;
  const { authorized } = interfaceWords.lists;
  return (
    <Section {...place} title={title}>
      <Quotes
        items={items.map(({ link, ...one }) => ({ ...one, ...(link ? { to: outside(link) } : { note: authorized }) }))}
        source={interfaceWords.source}
      />
    </Section>
  );
}
