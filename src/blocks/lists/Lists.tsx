import { Columns } from '#components/Columns/Columns.tsx';
import { Points } from '#components/Points/Points.tsx';
import { Section } from '#components/Section/Section.tsx';
import type { BlockProps } from '../page.ts';
import type { lists as fields } from './fields.ts';

/** Lists side by side. One or two are beside the heading, because below it they would leave a column empty. */
export function Lists({ content: { title, lead, lists }, place, page: { languageOf } }: BlockProps<typeof fields>) {
  const few = lists.length < 3;
  return (
    <Section {...place} title={title} lead={lead} columns={few}>
      <div data-place={few ? 'beside' : undefined}>
        <Columns
          pair={lists.length === 2}
          items={lists.map((one) => ({
            ...one,
            lang: languageOf(one.title),
            list: <Points items={one.points} />,
          }))}
        />
      </div>
    </Section>
  );
}
