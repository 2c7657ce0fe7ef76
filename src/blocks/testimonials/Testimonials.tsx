import { Quotes } from '#components/Quotes/Quotes.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import type { testimonials } from './fields.ts';

/** Testimonials, with links to their sources. */
export function Testimonials({ content, place, page: { outside, authorized } }: BlockProps<typeof testimonials>) {
  const { title, items = [], source } = content;
  return (
    <Section {...place} title={title}>
      <Quotes
        items={items.map(({ link, ...one }) => ({ ...one, ...(link ? { to: outside(link) } : { note: authorized }) }))}
        source={source}
      />
    </Section>
  );
}
