import { Columns } from '#components/Columns/Columns.tsx';
import { Points } from '#components/Points/Points.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import type { lists as fields } from './fields.ts';

/** Lists side by side. */
export function Lists({ content: { title, lead, lists }, place, page: { languageOf } }: BlockProps<typeof fields>) {
  return (
    <Section {...place} title={title} lead={lead}>
      <Columns
        items={lists.map((one) => ({
          ...one,
          lang: languageOf(one.title),
          list: <Points items={one.points} />,
        }))}
      />
    </Section>
  );
}
