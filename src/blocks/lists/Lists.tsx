import { Columns } from '#components/Columns/Columns.tsx';
import { Points } from '#components/Points/Points.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import type { lists as fields } from './fields.ts';

/** Lists side by side. */
export function Lists({ content: { title, lead, lists }, place, page: { english } }: BlockProps<typeof fields>) {
  return (
    <Section {...place} title={title} lead={lead}>
      <Columns
        items={lists.map((one) => ({
          ...one,
          lang: english.includes(one.title) ? 'en' : undefined,
          list: <Points items={one.points} />,
        }))}
      />
    </Section>
  );
}
